// The studio's pictures as they are, and whose each is.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { demonstrationPictures } from "../launch/demonstration-pictures.ts";
import { findPlace } from "./places.ts";

export type Whose = "the demonstration's" | "of the trade" | "yours";

export type ListedPicture = {
  name: string;
  where: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  whose: Whose;
};

/** The first line of a picture's list of files, where a photo was put there by the desk. */
export const photoLine = "// Written by npm run desk -- picture; do not edit.";

/** It begins like this where art/ drew it, for whichever version of the site. */
const drawnLine = "// Written by art/encode.mjs";

/** @param studio the folder that holds `pictures` and `public`. */
export function listPictures(studio: string): ListedPicture[] {
  const folder = join(studio, "pictures");
  return readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .sort()
    .map((file) => describe(studio, file.slice(0, -3), readFileSync(join(folder, file), "utf8")));
}

/** Of the car on the landing page in films that are not on the deck. */
export function listUnused(studio: string, films: readonly { code: string }[]): string[] {
  const wanted = new Set(["hero-grey", ...films.map(({ code }) => `hero-${code}`)]);
  return listPictures(studio)
    .map(({ name }) => name)
    .filter((name) => name.startsWith("hero-") && !wanted.has(name));
}

/** An older version's too, which a studio keeps when it takes in a newer one. */
export function listDemonstrations(studio: string): string[] {
  return listPictures(studio)
    .filter(({ whose }) => whose === "the demonstration's")
    .map(({ name }) => name);
}

/** With all its files. */
export function removePicture(studio: string, name: string) {
  removeFiles(studio, name);
  rmSync(join(studio, "pictures", `${name}.ts`));
}

/** Of the picture, but for those to keep. */
export function removeFiles(studio: string, name: string, kept: readonly string[] = []) {
  const files = join(studio, "public/pictures");
  const isOfIt = new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`);
  for (const file of readdirSync(files).filter((one) => isOfIt.test(one) && !kept.includes(one)))
    rmSync(join(files, file));
}

function describe(studio: string, name: string, text: string): ListedPicture {
  const read = (key: string) => Number(new RegExp(`\\b${key}: (\\d+)`).exec(text)?.[1] ?? 0);
  const files = [...new Set(text.match(/\/pictures\/[\w.-]+/g))];
  return {
    name,
    where: findPlace(name)?.where ?? "no known place",
    width: read("width"),
    height: read("height"),
    whose:
      (name in demonstrationPictures && text.startsWith(drawnLine)) ||
      files.some((file) => isShipped(join(studio, "public", file)))
        ? "the demonstration's"
        : text.startsWith(photoLine)
          ? "yours"
          : "of the trade",
  };
}

const shipped = new Set(Object.values(demonstrationPictures).join(" ").split(" "));

function isShipped(file: string): boolean {
  if (!existsSync(file)) return false;
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
  return shipped.has(hash.slice(0, 8));
}
