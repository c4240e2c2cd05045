// Today's pages under the site's own origin, filled in before they are asked for, with the copies that the build has
// compressed. What it has none of is compressed here: all of it quickly, then each as small as it gets, one at a time.
// There are as many as pages and codings, whatever visitors send.

import type { PageEnvironment } from "#contract/page-environment.ts";
import { type Coding, compressText } from "./compression.ts";
import type { FindCopy } from "./filled-copies.ts";
import { fillPlaceholders } from "./pages.ts";
import type { SiteFile } from "./site-files.ts";

export type FilledPages = {
  /** `undefined` while it is under way. On a new day those that name it begin anew. */
  get(file: SiteFile, coding: Coding, today: string): Buffer | undefined;
};

type Missing = { path: string; text: Buffer; coding: Exclude<Coding, "identity"> };

/** @param environment what they are filled with, but for the day. */
export function createFilledPages(
  files: readonly SiteFile[],
  environment: Omit<PageEnvironment, "today">,
  findCopy: FindCopy,
  compress = compressText,
): FilledPages {
  let day = "";
  const bodies = new Map<string, Buffer>();

  return {
    get(file, coding, today) {
      if (today !== day) {
        const ofDay = day === "" ? files : files.filter(({ namesDay }) => namesDay);
        day = today;
        void compressMissing(fill(ofDay, { ...environment, today }));
      }
      return bodies.get(`${coding} ${file.path}`);
    },
  };

  /** @returns what is left to be compressed. */
  function fill(ofDay: readonly SiteFile[], whole: PageEnvironment): Missing[] {
    const missing: Missing[] = [];
    for (const { path, content } of ofDay) {
      const text = Buffer.from(fillPlaceholders(content.toString("utf8"), whole));
      bodies.set(`identity ${path}`, text);
      for (const coding of ["br", "gzip"] as const) {
        const copy = findCopy(text, coding);
        if (copy) bodies.set(`${coding} ${path}`, copy);
        else {
          bodies.delete(`${coding} ${path}`);
          missing.push({ path, text, coding });
        }
      }
    }
    return missing;
  }

  async function compressMissing(missing: readonly Missing[]): Promise<void> {
    for (const effort of ["quick", "small"] as const) {
      for (const { path, text, coding } of missing) {
        // Not once another day has begun.
        const isCurrent = () => bodies.get(`identity ${path}`) === text;
        if (!isCurrent()) continue;
        // What cannot be made small goes on being served as it is.
        const body = await compress(text, coding, effort).catch(() => undefined);
        if (body && isCurrent()) bodies.set(`${coding} ${path}`, body);
      }
    }
  }
}
