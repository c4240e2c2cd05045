// Pages filled in with the origin, the day and session replay of an answer, kept with their compressed copies.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import { fillPlaceholders } from "./pages.ts";
import { type Body, createBody, type SiteFile } from "./site-files.ts";

/** Few enough that made-up hosts cannot fill the memory; a site's own pages are some fifty a day. */
const MOST_KEPT = 200;

/** @param isOwnOrigin whether the origin is the site's own, and not whatever a Host header says. */
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
    // Brotli takes a hundred times as long: one page after the other, and not for made-up origins.
    if (isOwnOrigin) lastCopy = lastCopy.then(async () => addCopy(await filled, "br"));
    return filled;
  };
}

async function addCopy(body: Body, coding: Coding): Promise<Body> {
  try {
    body[coding] = await compressText[coding](body.content);
  } catch {
    // Sent as it is.
  }
  return body;
}
