// Compressed copies of filled pages, which the build makes for the origin it is told. Each is named by a hash of the text
// it holds, so that one made for another origin or day is never found.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Coding } from "./compression.ts";
import { codingEndings } from "./site-files.ts";

type Compressed = Exclude<Coding, "identity">;
export type FindCopy = (text: Buffer, coding: Compressed) => Buffer | undefined;

export function nameCopy(text: Buffer, coding: Compressed): string {
  return createHash("sha256").update(text).digest("base64url") + codingEndings[coding];
}

/** @param folder may be missing: the build was told no origin. */
export function createFindCopy(folder: string): FindCopy {
  return (text, coding) => {
    try {
      return readFileSync(join(folder, nameCopy(text, coding)));
    } catch {
      return undefined;
    }
  };
}
