// Photos of the set-up: which there are, a new one in its place, and what it shows.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { isWork } from "../../run/checks/leftovers.ts";
import { shownPictures } from "../../run/checks/pictures.ts";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { DeskError } from "../desk.ts";
import { listPictures, readPictures } from "../pictures/list.ts";
import { findPlace } from "../pictures/places.ts";
import { type Crop, putPicture } from "../pictures/put.ts";
import { root } from "../web/guard.ts";
import { adaptPictures } from "./first-film.ts";
import type { Content, StudioStore } from "./studio-store.ts";
import { isTooBright, wordsOver } from "./words-over.ts";

export function addPhotos(pages: Hono, store: StudioStore) {
  pages.get("/photos", (context) => context.json(listPhotos(store)));
  pages.get("/pictures/:file", (context) => {
    const file = context.req.param("file");
    if (!/^[\w.-]+\.webp$/.test(file)) return context.notFound();
    const bytes = readFileSync(join(store.folder, "public/pictures", file));
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp" });
  });
  pages.put("/photos/:name", async (context) => {
    const photo = Buffer.from(await context.req.arrayBuffer());
    const crop = readCrop(context.req.query());
    try {
      await put(store, { name: context.req.param("name"), photo, crop });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return context.json({ message: error.message }, 422);
    }
    return context.json({});
  });
  pages.put("/photos/:name/alt", async (context) => {
    const { alt } = await context.req.json();
    const name = context.req.param("name");
    if (!(name in altsOf(store))) throw new HTTPException(404);
    return context.json({ problem: describe(store, name, alt) });
  });
}

type Given = { name: string; photo: Buffer; crop: Crop | undefined };

async function put(store: StudioStore, { name, photo, crop }: Given) {
  const folder = mkdtempSync(join(tmpdir(), "set-up-"));
  const file = join(folder, "photo");
  try {
    writeFileSync(file, photo);
    if (await isTooBright({ name, file, crop })) {
      throw new DeskError(
        "The photo is too bright where the words stand: nobody could read them. Move it so that the shaded part is dark, or take another.",
      );
    }
    const names = listPhotos(store).map((one) => one.name);
    await putPicture({ name, names, photo: file, part: crop ?? "centre", studio: store.folder });
    adaptPictures(store.folder, store.readPublished("films"));
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    throw new DeskError(error.message.replaceAll(file, "This file"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listPhotos(store: StudioStore) {
  const { pictures } = readPictures(store.folder);
  const alts = altsOf(store);
  const films = store.readPublished("films").films.map(({ code }) => `hero-${code}`);
  const listed = new Map(listPictures(store.folder).map((one) => [one.name, one]));
  const isTrade = (name: string) => !isWork(name);
  const names = [...new Set([...shown(store), ...films])].sort(
    (a, b) => Number(isTrade(a)) - Number(isTrade(b)),
  );
  return names.flatMap((name) => {
    const place = findPlace(name);
    if (!place) return [];
    const { fallback = "" } = pictures[name] ?? {};
    return {
      name,
      where: place.where,
      whose: listed.get(name)?.whose ?? "no photo yet",
      image: fallback && root + fallback,
      size: place.size,
      words: wordsOver(name),
      alt: alts[name],
      isMissing: isMissing(pictures, name),
    };
  });
}

/** Of those that pass for the business's own work. */
export function listMissingPhotos(store: StudioStore): number {
  const { pictures } = readPictures(store.folder);
  return shown(store).filter((name) => isMissing(pictures, name)).length;
}

function isMissing(pictures: StudioFiles["pictures"]["pictures"], name: string): boolean {
  return isWork(name) && pictures[name]?.from !== "photo";
}

function shown(store: StudioStore): string[] {
  const files = {
    films: store.readPublished("films"),
    portfolio: store.readPublished("portfolio"),
    reviews: store.readPublished("reviews"),
  };
  return shownPictures(files as StudioFiles);
}

function altsOf(store: StudioStore): Record<string, string> {
  return store.readPublished("picture-words").alts;
}

/** Link previews speak of the picture in the same words. Resolves to a problem in words. */
function describe(store: StudioStore, name: string, alt: string): string | undefined {
  const change = (content: Content): Content => {
    const { alts, words, ...rest } = content as StudioFiles["picture-words"];
    const short = `${alt.charAt(0).toLowerCase()}${alt.slice(1)}`;
    return {
      ...rest,
      alts: { ...alts, [name]: alt },
      words: { ...words, ...(name in words && { [name]: short }) },
    };
  };
  return store.changeIfValid("picture-words", change);
}

function readCrop(query: Record<string, string>): Crop | undefined {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(query[key]));
  const crop = { x: x ?? 0, y: y ?? 0, width: width ?? 1, height: height ?? 1 };
  return Object.values(crop).every((value) => value >= 0 && value <= 1) ? crop : undefined;
}
