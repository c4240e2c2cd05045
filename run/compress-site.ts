// Compresses what the server sends, as small as it gets, once and for all: the server only reads it.
// No Zstandard: each browser that takes it takes Brotli too, which comes out smaller.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageEnvironment } from "../contract/page-environment.ts";
import { compressText } from "../server/http/compression.ts";
import { nameCopy } from "../server/http/filled-copies.ts";
import { fillPlaceholders } from "../server/http/pages.ts";
import {
  codingEndings,
  contentType,
  hasPlaceholders,
  isTextType,
} from "../server/http/site-files.ts";

/** Writes `main.js.br` and `main.js.gz` beside `main.js` where that is smaller. */
export async function compressSite(siteDir: string): Promise<void> {
  await eachText(siteDir, async (file, content) => {
    if (hasPlaceholders(content)) return;
    for (const [coding, body] of await compress(content)) {
      if (body.length < content.length) await writeFile(file + codingEndings[coding], body);
    }
  });
}

/** Writes compressed copies of the others, filled in as the server will. */
export async function compressFilled(
  siteDir: string,
  copiesDir: string,
  environment: PageEnvironment,
): Promise<void> {
  await mkdir(copiesDir, { recursive: true });
  await eachText(siteDir, async (_, content) => {
    if (!hasPlaceholders(content)) return;
    const text = Buffer.from(fillPlaceholders(content.toString("utf8"), environment));
    for (const [coding, body] of await compress(text)) {
      await writeFile(join(copiesDir, nameCopy(text, coding)), body);
    }
  });
}

async function eachText(
  siteDir: string,
  act: (file: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isTextType(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(async (file) => act(file, await readFile(file))));
}

function compress(text: Buffer) {
  const codings = ["br", "gzip"] as const;
  return Promise.all(
    codings.map(async (coding) => [coding, await compressText(text, coding, "small")] as const),
  );
}
