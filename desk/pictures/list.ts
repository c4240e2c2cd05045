// The list of a studio's pictures, and each picture's owner.

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isWork } from "../../run/checks/leftovers.ts";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { printJson, replaceFiles } from "../json-file.ts";
import { findPlace } from "./places.ts";

export type Whose = "the demonstration's" | "any studio's" | "yours";

export type ListedPicture = {
  name: string;
  where: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  whose: Whose;
};

type PicturesFile = StudioFiles["pictures"];
export type Encoding = PicturesFile["pictures"][string];

/** @param studio the folder that holds `pictures.json` and `public`. */
export function listPictures(studio: string): ListedPicture[] {
  return Object.entries(readPictures(studio).pictures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { width, height, from }]) => ({
      name,
      where: findPlace(name)?.where ?? "no known place",
      width,
      height,
      whose: whoseIs(name, { from }),
    }));
}

export function whoseIs(name: string, { from }: Pick<Encoding, "from">): Whose {
  if (from === "photo") return "yours";
  return isWork(name) ? "the demonstration's" : "any studio's";
}

/** Removes encoded files that pictures.json does not name, and no files that a studio added by hand. */
export function removeUnlisted(studio: string) {
  const named = JSON.stringify(readPictures(studio));
  const files = join(studio, "public/pictures");
  const encoded = readdirSync(files).filter((file) => /-\d+\.[0-9a-f]{8}\.(avif|webp)$/.test(file));
  for (const file of encoded) if (!named.includes(file)) rmSync(join(files, file));
}

/** An empty list if the file does not exist yet. */
export function readPictures(studio: string): PicturesFile {
  const file = join(studio, "pictures.json");
  if (!existsSync(file)) return { $schema: "./schema/pictures.json", pictures: {} };
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Replaces pictures.json atomically. */
export function writePictures(studio: string, pictures: PicturesFile["pictures"]) {
  const text = printJson({ ...readPictures(studio), pictures });
  replaceFiles({ [join(studio, "pictures.json")]: text });
}
