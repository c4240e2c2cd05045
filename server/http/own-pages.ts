// The pages under the site's own origin, filled in once a day and compressed once in the background.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import { fillPlaceholders } from "./pages.ts";
import { type Body, createBody, type SiteFile } from "./site-files.ts";

/** A page for another origin: filled in for one visitor, and not kept. */
export function fillForOnce(file: SiteFile, environment: PageEnvironment): Promise<Body> {
  return addCopy(fillFile(file, environment), "gzip");
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
  return (file: SiteFile, environment: PageEnvironment): Body | undefined => {
    if (environment.today !== day) {
      day = environment.today;
      fill(
        files.filter(({ namesDay }) => namesDay),
        environment,
      );
    }
    return bodies.get(file);
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
