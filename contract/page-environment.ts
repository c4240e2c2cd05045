// Values that a page gets from its server. Built HTML has placeholders for values that are unknown at build time.

import type { Analytics } from "./analytics.ts";
import type { QuoteErrors, QuoteValues } from "./quote-request.ts";

export const originPlaceholder = "https://site-origin.invalid";

/** Placeholder in built HTML for today's date, in the format of `printDate`. */
export const todayPlaceholder = "1 January 1970";

/** Placeholders in the built problem page for the server's title and text. */
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

let inLondon: Intl.DateTimeFormat | undefined;

/** "20 November 2026", in the workshop's time zone. */
export function printDate(date: Date): string {
  // Before 23:00 UTC the date in London is the same as in UTC: avoid Intl, which is slow to start.
  if (date.getUTCHours() < 23) return printDay(date.toISOString().slice(0, 10));
  // Reused, as a new formatter for each response would take a millisecond and 25 KB outside the heap.
  inLondon ??= new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
  return inLondon.format(date);
}

export type PageEnvironment = {
  origin: string;
  today: string;
  /** Session replay; `undefined` if not set up. */
  analytics?: Analytics | undefined;
};

/** State to render: a returned form's values and error messages, a problem to report, or both. */
export type PageState = {
  quote?: { values: QuoteValues; errors: QuoteErrors };
  /** `button` labels a form that posts to the page's own address. */
  problem?: { status: number; title: string; text: string; button?: string };
};

export type RenderedPage = { status: number; html: string };

/**
 * Without an environment, the HTML has placeholders. A rejected form needs an environment: the visitor may have typed
 * a placeholder's text.
 */
export type RenderPage = (
  path: string,
  state?: PageState,
  environment?: PageEnvironment,
) => Promise<RenderedPage>;
