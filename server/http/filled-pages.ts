// Cache of pages whose placeholders are filled, and of their compressed copies.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import { fillPlaceholders } from "./pages.ts";
import { type Body, createBody, type SiteFile } from "./site-files.ts";

/** Limited, so that forged hosts cannot fill the memory. A site needs about thirty. */
const MOST_KEPT = 200;

/** @param isOwnOrigin whether the origin comes from the settings rather than a Host header. */
export function createFilledPages(isOwnOrigin: boolean) {
  const kept = new Map<string, Promise<Body>>();
  let lastCopy: Promise<unknown> = Promise.resolve();

  return (file: SiteFile, environment: PageEnvironment): Promise<Body> => {
    const { origin, today, analytics } = environment;
    const key = JSON.stringify([
      file.path,
      file.namesOrigin && origin,
      file.namesDay && today,
      analytics,
    ]);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const text = fillPlaceholders(file.body.content.toString("utf8"), environment);
    const filled = addCopy(createBody(Buffer.from(text)), "gzip");
    kept.set(key, filled);
    // Brotli takes a hundred times as long as gzip. Compress one page at a time, and none whose origin may be forged.
    if (isOwnOrigin) lastCopy = lastCopy.then(async () => addCopy(await filled, "br"));
    return filled;
  };
}

async function addCopy(body: Body, coding: Coding): Promise<Body> {
  try {
    body[coding] = await compressText[coding](body.content);
  } catch {
    // If compression fails, the page is sent uncompressed.
  }
  return body;
}
