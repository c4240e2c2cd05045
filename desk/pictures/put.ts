// Replacement of a picture with a photo, without the photo's metadata, such as the location.

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DeskError } from "../desk.ts";
import { explainWriteError } from "../terminal/write-file.ts";
import { type Encoded, encodePicture } from "./encode.ts";
import { readPictures, removeUnlisted, writePictures } from "./list.ts";
import { findPlace, type Place } from "./places.ts";

/** Part to keep when a photo is taller or wider than its place. */
export const parts = ["centre", "top", "bottom", "left", "right"] as const;
export type Part = (typeof parts)[number];
/** A region of the upright photo, as fractions (0 to 1) of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

export type Put = {
  name: string;
  /** Names of all pictures on the site. */
  names: readonly string[];
  photo: Buffer;
  /** The photo's name in messages. */
  title: string;
  part: Part | Crop;
  /** The folder that holds `pictures.json` and `public`. */
  studio: string;
};

export type PutPicture = { from: Size; kept: Size; written: Size; place: Place };
type Size = { width: number; height: number };

/** Rejects with a `DeskError` and changes nothing if the photo cannot be used. */
export async function putPicture(given: Put): Promise<PutPicture> {
  const { name, names, photo, title, part, studio } = given;
  const place = names.includes(name) ? findPlace(name) : undefined;
  if (place === undefined) {
    throw new DeskError(`The site has no picture "${name}". Its pictures: ${names.join(", ")}.`);
  }
  const sharp = await loadSharp();
  const refuse = (error: Error) => {
    // Only the first line: for a damaged file libvips adds hundreds more.
    const [reason = ""] = error.message.trim().split("\n");
    throw new DeskError(
      `${title} cannot be read as a picture (${reason}). Save it as JPEG, PNG or WebP, not as the HEIC that some phones make.`,
    );
  };
  // Async, so that sharp's error for an empty file becomes a rejection.
  const open = async () => sharp(photo, { failOn: "error" }).autoOrient();
  const upright = await open().catch(refuse);
  const { autoOrient: from } = await upright.metadata().catch(refuse);
  const region = typeof part === "string" ? undefined : toPixels(part, from);
  const image = region ? upright.extract(region) : upright;
  const kept = cropTo(region ?? from, place.size);
  const written = { ...place.size, ...(kept.width < place.size.width && kept) };
  const least = leastOf(place.size);
  if (written.width < least.width) {
    throw new DeskError(
      `The photo is too small: ${printSize(from)}, of which ${printSize(kept)} fit the place. It needs at least ${printSize(least)}; ${printSize(place.size)} is best.`,
    );
  }
  const position = typeof part === "string" ? part : "centre";
  const cropped = image.resize({ ...written, fit: "cover", position }).png();
  // A truncated file has intact metadata and fails only when its pixels are read.
  const master = await cropped.toBuffer().catch(refuse);
  const encoded = await encodePicture(sharp, { name, master, widths: place.widths });
  putInPlace(encoded, studio, name);
  return { from, kept, written, place };
}

/** Writes the new picture, then removes the old picture's files. */
function putInPlace({ files, encoding }: Encoded, studio: string, name: string) {
  const folder = join(studio, "public/pictures");
  const added = [...files].filter(([file]) => !existsSync(join(folder, file)));
  // Unlike the desk's other files, these are public.
  const umask = process.umask(0o022);
  try {
    mkdirSync(folder, { recursive: true });
    for (const [file, bytes] of added) writeFileSync(join(folder, file), bytes);
    const { pictures } = readPictures(studio);
    writePictures(studio, { ...pictures, [name]: { ...encoding, from: "photo" } });
  } catch (error) {
    for (const [file] of added) rmSync(join(folder, file), { force: true });
    throw new DeskError(
      `A file in ${studio} cannot be written: ${explainWriteError(error)}. Nothing was changed.`,
    );
  } finally {
    process.umask(umask);
  }
  removeUnlisted(studio);
}

/** Largest size with the aspect ratio of `shape` that fits in `from`. */
function cropTo(from: Size, shape: Size): Size {
  const scale = Math.min(from.width / shape.width, from.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

/** Pixel region of the crop, clamped to the photo. */
function toPixels({ x, y, width, height }: Crop, from: Size) {
  const left = Math.min(Math.round(x * from.width), from.width - 1);
  const top = Math.min(Math.round(y * from.height), from.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * from.width), from.width - left)),
    height: Math.max(1, Math.min(Math.round(height * from.height), from.height - top)),
  };
}

/** Smallest accepted size: half the place's size, but at most 800 pixels wide. */
function leastOf({ width, height }: Size): Size {
  const least = Math.min(width / 2, 800);
  return { width: least, height: (height * least) / width };
}

export function printSize({ width, height }: Size): string {
  return `${width} × ${height}`;
}

async function loadSharp() {
  try {
    return (await import("sharp")).default;
  } catch {
    throw new DeskError(
      "The package that encodes pictures (sharp) is not installed here. Run npm ci, or add the picture where the site is built.",
    );
  }
}
