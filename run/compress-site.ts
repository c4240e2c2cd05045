// Compression of built files. Files with placeholders, such as pages, are filled and compressed by the server.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codingEndings, codings, compressText } from "../server/http/compression.ts";
import { hasPlaceholders, isText } from "../server/http/site-files.ts";

/** Writes `main.js.br` and `main.js.gz` beside `main.js` if they are smaller. */
export async function compressSite(siteDir: string): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (hasPlaceholders(content)) return;
  for (const coding of codings) {
    const copy = await compressText[coding](content);
    if (copy.length < content.length) await writeFile(file + codingEndings[coding], copy);
  }
}
