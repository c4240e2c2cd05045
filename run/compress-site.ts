// Compresses what is the same for every visitor, as small as it gets, once and for all: the server only reads it.
// No Zstandard: each browser that takes it takes Brotli too, which comes out smaller.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressText } from "../server/http/compression.ts";
import {
  codingEndings,
  contentType,
  hasPlaceholders,
  isTextType,
} from "../server/http/site-files.ts";

/** Writes `main.js.br` and `main.js.gz` beside `main.js` where that is smaller. */
export async function compressSite(siteDir: string): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isTextType(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(writeCompressed));
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (hasPlaceholders(content)) return;
  for (const coding of ["br", "gzip"] as const) {
    const compressed = await compressText(content, coding, "small");
    if (compressed.length < content.length) {
      await writeFile(file + codingEndings[coding], compressed);
    }
  }
}
