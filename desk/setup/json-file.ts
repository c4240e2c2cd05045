// Reading and atomic replacement of a studio's files.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function replaceFile(file: string, content: unknown) {
  replaceText(file, `${JSON.stringify(content, null, 2)}\n`);
}

export function replaceText(file: string, text: string) {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** `undefined` if the file is missing or is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
