// Today's pages under the site's own origin, filled in and compressed before they are asked for: all of them quickly,
// then each as small as it gets, one at a time. There are as many as pages and codings, whatever visitors send.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import { fillPlaceholders } from "./pages.ts";
import type { SiteFile } from "./site-files.ts";

export type FilledPages = {
  /** `undefined` while it is under way. A new day begins them all anew. */
  get(file: SiteFile, coding: Coding, today: string): Buffer | undefined;
};

/** @param environment what they are filled with, but for the day. */
export function createFilledPages(
  files: readonly SiteFile[],
  environment: Omit<PageEnvironment, "today">,
  compress = compressText,
): FilledPages {
  let day = "";
  let bodies = new Map<string, Buffer>();

  return {
    get(file, coding, today) {
      if (today !== day) {
        day = today;
        bodies = new Map();
        void fill(bodies, { ...environment, today });
      }
      return bodies.get(`${coding} ${file.path}`);
    },
  };

  async function fill(filled: Map<string, Buffer>, ofDay: PageEnvironment): Promise<void> {
    for (const effort of ["quick", "small"] as const) {
      for (const { path, content } of files) {
        // Another day has begun.
        if (filled !== bodies) return;
        const text = Buffer.from(fillPlaceholders(content.toString("utf8"), ofDay));
        filled.set(`identity ${path}`, text);
        for (const coding of ["br", "gzip"] as const) {
          // What cannot be made small goes on being served as it is.
          const body = await compress(text, coding, effort).catch(() => undefined);
          if (body) filled.set(`${coding} ${path}`, body);
        }
      }
    }
  }
}
