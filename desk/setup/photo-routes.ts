// Routes of the photo step: photos, sign and descriptions.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { hasSignOfDemonstration } from "../../run/checks/check-open.ts";
import { isWork } from "../../run/checks/leftovers.ts";
import { shownPictures } from "../../run/checks/pictures.ts";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { DeskError } from "../desk.ts";
import { whoseIs } from "../pictures/list.ts";
import { findPlace } from "../pictures/places.ts";
import { type Crop, putPicture } from "../pictures/put.ts";
import { root } from "../web/guard.ts";
import { curlApostrophes } from "./curl-apostrophes.ts";
import { putSign } from "./put-sign.ts";
import type { Content, StudioStore } from "./studio-store.ts";
import { isTooBright, wordsOver } from "./words-over.ts";

export function addPhotos(pages: Hono, store: StudioStore) {
  pages.get("/photos", (context) => context.json(listPhotos(store)));
  pages.get("/pictures/:file", (context) => {
    const file = context.req.param("file");
    const path = join(store.folder, "public/pictures", file);
    // The page may request a picture that has just been replaced.
    if (!/^[\w.-]+\.webp$/.test(file) || !existsSync(path)) return context.notFound();
    const bytes = readFileSync(path);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp" });
  });
  pages.put("/photos/:name", async (context) => {
    const name = context.req.param("name");
    const photo = Buffer.from(await context.req.arrayBuffer());
    const crop = readCrop(context.req.query());
    if (await isTooBright({ name, photo, crop })) throw new DeskError(tooBright);
    const names = listPhotos(store).map((one) => one.name);
    const [title, studio] = ["This file", store.folder];
    await putPicture({ name, names, photo, title, part: crop ?? "centre", studio });
    store.photoChanged();
    return context.json({});
  });
  pages.put("/sign", async (context) => {
    await putSign(store.folder, Buffer.from(await context.req.arrayBuffer()));
    store.photoChanged();
    return context.json({});
  });
  pages.get("/sign.svg", (context) => {
    const bytes = readFileSync(join(store.folder, "sign.svg"));
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/svg+xml" });
  });
  pages.put("/photos/:name/alt", async (context) => {
    const { alt } = curlApostrophes(await context.req.json());
    const name = context.req.param("name");
    return context.json({ problem: describe(store, name, alt) });
  });
}

const tooBright =
  "The photo is too bright where the text goes: nobody could read it. Move the photo so that it is dark there, or use another one.";

function listPhotos(store: StudioStore) {
  store.restorePictures();
  const { pictures } = store.readPublished("pictures");
  const { alts, words } = store.readPublished("picture-words");
  const descriptions: Record<string, string> = { ...words, ...alts };
  const films = store.readPublished("films").films.map(({ code }) => `hero-${code}`);
  const names = [...new Set([...shown(store), ...films])].sort(
    (a, b) => Number(isWork(b)) - Number(isWork(a)),
  );
  const isSignMissing = hasSignOfDemonstration(store.folder);
  const sign = {
    name: "sign",
    where:
      "top bar, browser tab and link previews. Must be light, as the background is dark. SVG or PNG",
    whose: isSignMissing ? "the demonstration's" : "yours",
    image: `${root}/sign.svg?${Date.now()}`,
    size: { width: 28, height: 28 },
  };
  const photos = names.flatMap((name) => {
    const place = findPlace(name);
    if (!place) return [];
    const { fallback = "" } = pictures[name] ?? {};
    return {
      name,
      where: place.where,
      whose: pictures[name]
        ? whoseIs(name, pictures[name])
        : "no photo, so not on the landing page",
      image: fallback && root + fallback,
      size: place.size,
      words: wordsOver(name),
      alt: descriptions[name],
    };
  });
  return [sign, ...photos];
}

/** Number of pictures, including the sign, that the business must still replace with its own. */
export function countMissingPhotos(store: StudioStore): number {
  const { pictures } = store.readPublished("pictures");
  const missing = shown(store).filter((name) => isWork(name) && pictures[name]?.from !== "photo");
  return missing.length + Number(hasSignOfDemonstration(store.folder));
}

function shown(store: StudioStore): string[] {
  const files = {
    films: store.readPublished("films"),
    portfolio: store.readPublished("portfolio"),
    reviews: store.readPublished("reviews"),
  };
  return shownPictures(files as StudioFiles);
}

/** Saves a description; returns the problem if it is invalid. */
function describe(store: StudioStore, name: string, text: string): string | undefined {
  const change = (content: Content): Content => {
    const { alts, words, ...rest } = content as StudioFiles["picture-words"];
    const list = name in alts ? "alts" : "words";
    const next = { alts, words, [list]: { ...{ alts, words }[list], [name]: text } };
    return { ...rest, ...next };
  };
  return store.changeIfValid("picture-words", change);
}

function readCrop(query: Record<string, string>): Crop | undefined {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(query[key]));
  const crop = { x: x ?? 0, y: y ?? 0, width: width ?? 1, height: height ?? 1 };
  return Object.values(crop).every((value) => value >= 0 && value <= 1) ? crop : undefined;
}
