// JSON files of a studio, read and replaced.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As a whole or not at all. */
export function replaceFile(file: string, content: unknown) {
  replaceText(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Likewise. */
export function replaceText(file: string, text: string) {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** `undefined` where the file is missing or damaged. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
