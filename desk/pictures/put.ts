// Puts a photo in a picture's place: turned as its camera says, cropped to the place's shape, then encoded by
// art/encode.mjs in every format and size that the place needs. What else the photo holds, such as where it was
// taken, is left behind.

import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { DeskError } from "../desk.ts";
import { explainWriteError } from "../terminal/write-file.ts";
import { readPictures, removeFiles, writePictures } from "./list.ts";
import { findPlace, type Place } from "./places.ts";

const run = promisify(execFile);
const ENCODER = join(import.meta.dirname, "../../art/encode.mjs");

/** The part that is kept where a photo is higher or wider than its place. */
export const parts = ["centre", "top", "bottom", "left", "right"] as const;
export type Part = (typeof parts)[number];

export type Put = {
  name: string;
  /** The names that the site asks for: a photo under another would be seen by nobody. */
  names: readonly string[];
  photo: string;
  part: Part;
  /** The folder that holds `pictures.json` and `public`. */
  studio: string;
};

export type PutPicture = { from: Size; kept: Size; written: Size; place: Place };
type Size = { width: number; height: number };

/** Rejects with a `DeskError`, leaving everything as it was. */
export async function putPicture(given: Put): Promise<PutPicture> {
  const { name, names, photo, part, studio } = given;
  const place = names.includes(name) ? findPlace(name) : undefined;
  if (place === undefined) {
    throw new DeskError(
      `There is no place for a picture "${name}". There are: ${names.join(", ")}.`,
    );
  }
  const sharp = await loadSharp();
  if (!existsSync(photo)) throw new DeskError(`There is no file ${resolve(photo)}.`);
  const image = sharp(photo, { failOn: "error" }).autoOrient();
  const refuse = (error: Error) => {
    throw new DeskError(
      `${photo} cannot be read as a picture (${error.message.trim()}). Save it as JPEG, PNG or WebP; telephones' HEIC is none of these.`,
    );
  };
  const { autoOrient: from } = await image.metadata().catch(refuse);
  const kept = cropTo(from, place.size);
  const written = { ...place.size, ...(kept.width < place.size.width && kept) };
  if (written.width < place.size.width / 2) {
    throw new DeskError(
      `The photo is too small: ${printSize(from)}, of which ${printSize(kept)} fit the place. It needs at least ${printSize(halve(place.size))}; ${printSize(place.size)} is best.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "wrap-studio-picture-"));
  // The desk's own files are private; what is written here is for everybody to see.
  const umask = process.umask(0o022);
  try {
    const master = join(folder, "master.png");
    const cropped = image.resize({ ...written, fit: "cover", position: part }).png();
    // A file that was cut off has a whole head: only its pixels tell.
    writeFileSync(master, await cropped.toBuffer().catch(refuse));
    // It leaves out those that are wider than the photo.
    const widths = place.widths.join(",");
    const args = [ENCODER, `${name}=${master}`, "--widths", widths, "--into", folder];
    await run(process.execPath, args);
    putInPlace(folder, studio, name);
  } finally {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  }
  return { from, kept, written, place };
}

/** The picture that was there goes once the new one is whole. */
function putInPlace(made: string, studio: string, name: string) {
  const files = "public/pictures";
  const fresh = readdirSync(join(made, files));
  const added = fresh.filter((file) => !existsSync(join(studio, files, file)));
  try {
    mkdirSync(join(studio, files), { recursive: true });
    for (const file of added) copyFileSync(join(made, files, file), join(studio, files, file));
    const encoding = readPictures(made).pictures[name];
    if (encoding === undefined) throw new Error(`nothing was made of ${name}`);
    const { pictures } = readPictures(studio);
    writePictures(studio, { ...pictures, [name]: { ...encoding, from: "photo" } });
  } catch (error) {
    for (const file of ["pictures.json.part", ...added.map((one) => join(files, one))])
      rmSync(join(studio, file), { force: true });
    throw new DeskError(
      `${studio} cannot be written: ${explainWriteError(error)}. Nothing was changed.`,
    );
  }
  removeFiles(studio, name, fresh);
}

/** The largest part of that shape. */
function cropTo(from: Size, shape: Size): Size {
  const scale = Math.min(from.width / shape.width, from.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

function halve({ width, height }: Size): Size {
  return { width: width / 2, height: height / 2 };
}

export function printSize({ width, height }: Size): string {
  return `${width} × ${height}`;
}

async function loadSharp() {
  try {
    return (await import("sharp")).default;
  } catch {
    throw new DeskError("Pictures are made where the site is built: run npm ci there first.");
  }
}
