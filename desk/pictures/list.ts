// The studio's pictures as they are, and whose each is.

import { readdirSync, readFileSync } from "node:fs";
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

/** @param studio the folder that holds `pictures` and `public`. */
export function listPictures(studio: string): ListedPicture[] {
  const folder = join(studio, "pictures");
  return readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .sort()
    .map((file) => describe(file.slice(0, -3), readFileSync(join(folder, file), "utf8")));
}

function describe(name: string, text: string): ListedPicture {
  const read = (key: string) => Number(new RegExp(`\\b${key}: (\\d+)`).exec(text)?.[1] ?? 0);
  const hashes = new Set(text.match(/(?<=\.)[0-9a-f]{8}(?=\.)/g));
  const shipped = Object.values(demonstrationPictures).join(" ").split(" ");
  return {
    name,
    where: findPlace(name)?.where ?? "no known place",
    width: read("width"),
    height: read("height"),
    whose: shipped.some((hash) => hashes.has(hash))
      ? "the demonstration's"
      : text.startsWith(photoLine)
        ? "yours"
        : "of the trade",
  };
}
