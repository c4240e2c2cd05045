// Reading and atomic replacement of a studio's JSON files.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** File names and their new texts. */
export type Texts = Readonly<Record<string, string>>;

export function printJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Replaces all files. If a new version cannot be written, as on a full disk, throws and replaces none. */
export function replaceFiles(texts: Texts) {
  const files = Object.keys(texts);
  try {
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, text);
    }
  } catch (error) {
    for (const file of files) rmSync(`${file}.part`, { force: true });
    throw error;
  }
  for (const file of files) renameSync(`${file}.part`, file);
}

/** `undefined` if the file is missing or is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
