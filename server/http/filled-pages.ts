// Built pages filled in with origin and day: those of the site's own origin once a day, compressed in the background.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import { fillPlaceholders } from "./pages.ts";
import { type Body, createBody, type SiteFile } from "./site-files.ts";

const MOST_KEPT = 100;

/**
 * Pages for origins that requests name, where the site has none of its own: filled in as they are asked for. Few are
 * kept, so that made-up hosts cannot fill the memory.
 */
export function createOtherPages() {
  const kept = new Map<string, Promise<Body>>();
  return (file: SiteFile, environment: PageEnvironment): Promise<Body> => {
    const key = JSON.stringify([file.path, environment]);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const body = addCopy(fillFile(file, environment), "gzip");
    kept.set(key, body);
    return body;
  };
}

/**
 * @param start what they are filled in with until the day changes.
 * @returns a page as it is today; on a new day those that name it are filled in again.
 */
export function createOwnPages(files: readonly SiteFile[], start: PageEnvironment) {
  const bodies = new Map<SiteFile, Body>();
  let day = start.today;

  function fill(pages: readonly SiteFile[], environment: PageEnvironment): void {
    const filled = pages.map((page) => [page, fillFile(page, environment)] as const);
    for (const [page, body] of filled) bodies.set(page, body);
    void compressAll(filled.map(([, body]) => body));
  }

  fill(files, start);
  return (file: SiteFile, environment: PageEnvironment): Body => {
    if (environment.today !== day) {
      day = environment.today;
      fill(
        files.filter(({ namesDay }) => namesDay),
        environment,
      );
    }
    return bodies.get(file) ?? file.body;
  };
}

/** Gzip is quick, so it comes first; one at a time, to leave the processor to visitors. */
async function compressAll(bodies: readonly Body[]): Promise<void> {
  for (const coding of ["gzip", "br"] as const) {
    for (const body of bodies) await addCopy(body, coding);
  }
}

async function addCopy(body: Body, coding: Coding): Promise<Body> {
  try {
    body[coding] = await compressText[coding](body.content);
  } catch {
    // Sent as it is.
  }
  return body;
}

function fillFile({ body }: SiteFile, environment: PageEnvironment): Body {
  return createBody(Buffer.from(fillPlaceholders(body.content.toString("utf8"), environment)));
}
