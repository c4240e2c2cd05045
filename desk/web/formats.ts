// Formats of the desk's pages: visitors' text, times and states.

import { html } from "hono/html";
import { toHarmlessLine } from "#server/harmless-text.ts";
import type { Standing } from "#server/reminder/standing.ts";

export type Html = ReturnType<typeof html>;

/** A visitor's text, escaped, and isolated so that its writing direction affects nothing around it. */
export function typed(text: string): Html {
  return html`<bdi>${toHarmlessLine(text)}</bdi>`;
}

const timeZone = "Europe/London";
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone });
const DAY = 24 * 60 * 60 * 1000;

/** "Today 14:03", "Yesterday 09:12", "20 Nov 14:03", "20 Nov 2025". */
export function printWhen(iso: string, now: Date): string {
  const then = new Date(iso);
  const date = dayAndYear.format(then);
  if (date === dayAndYear.format(now)) return `Today ${clock.format(then)}`;
  if (date === dayAndYear.format(new Date(now.getTime() - DAY))) {
    return `Yesterday ${clock.format(then)}`;
  }
  if (Math.abs(now.getTime() - then.getTime()) > 300 * DAY) return date;
  return `${day.format(then)} ${clock.format(then)}`;
}

const standings: Record<Standing, string> = {
  open: "Open",
  overdue: "Overdue",
  answered: "Answered",
  customer: "Customer",
  spam: "Spam",
};

export function printStanding(standing: Standing): Html {
  return html`<span class="state ${standing}">${standings[standing]}</span>`;
}
