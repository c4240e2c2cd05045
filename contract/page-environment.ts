// What a page needs from whoever serves it: its own origin, today's date, and the state of an unfinished form.
// The built HTML carries placeholders for the first two, so that neither is frozen by the build.

import type { Analytics } from "./analytics.ts";
import type { QuoteErrors, QuoteValues } from "./quote-request.ts";

/** Stands in built HTML wherever the address the site is served from belongs. */
export const originPlaceholder = "https://site-origin.invalid";

/** Stands in built HTML wherever the visitor's today belongs, printed as `printDate` prints it. */
export const todayPlaceholder = "1 January 1970";

/** Stand in the built page for problems, where the server puts what went wrong. */
export const problemPlaceholders = { title: "site-problem-title", text: "site-problem-text" };

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "20 November 2026" for "2026-11-20". */
export function printDay(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** "20 November 2026", in the workshop's time zone. */
export function printDate(date: Date): string {
  // London's day is that of UTC, but in summer from 23:00 on. Only for that hour a browser has to load Intl's tables.
  if (date.getUTCHours() < 23) return printDay(date.toISOString().slice(0, 10));
  const inLondon = { dateStyle: "long", timeZone: "Europe/London" } as const;
  return new Intl.DateTimeFormat("en-GB", inLondon).format(date);
}

export type PageEnvironment = {
  origin: string;
  today: string;
  /** Session replay; `undefined` where it is not set up. */
  analytics?: Analytics | undefined;
};

/** A form sent back with its values and messages, or a request that could not be served. */
export type PageState = {
  quote?: { values: QuoteValues; errors: QuoteErrors };
  /** With a button it is a question: pressing it posts to the page's own address. */
  problem?: { status: number; title: string; text: string; button?: string };
};

export type RenderedPage = { status: number; html: string };

/**
 * Renders one page. Without an environment the HTML carries the placeholders; what a visitor typed is
 * rendered with one, since filling placeholders would change words of theirs that are the same.
 */
export type RenderPage = (
  path: string,
  state?: PageState,
  environment?: PageEnvironment,
) => Promise<RenderedPage>;
