// Text of the footer.

import { imprint } from "#content/firms.ts";
import { weekdays } from "#facts/business.ts";
import { printList } from "#facts/print.ts";
import { demonstration, studio } from "#studio/studio.ts";

export const footer = {
  call: ["Bring us the car.", "Pick the colour."],
  quote: "Get a Quote",
  workshop: "Workshop",
  appointment: "by appointment",
  hours: studio.openingHours.map(
    ({ days, opens, closes }) => `${printDays(days)}, ${printTime(opens)} to ${printTime(closes)}`,
  ),
  pages: "Read",
  nav: "Footer",
  /** The firms behind the site. */
  imprint,
  demonstration: demonstration
    ? `${studio.name} is a demonstration. We’ve invented the business, its customers, their reviews, its bookings and its cars. Every picture is a drawing or a rendering, and no film maker has endorsed it.`
    : null,
} as const;

/** "Monday, Tuesday and Thursday to Saturday": joins three or more days in a row. */
export function printDays(days: readonly (typeof weekdays)[number][]): string {
  const rows = weekdays.reduce<string[][]>(
    (found, day) => {
      if (days.includes(day)) found.at(-1)?.push(day);
      else found.push([]);
      return found;
    },
    [[]],
  );
  return printList(rows.flatMap((row) => (row.length > 2 ? [`${row[0]} to ${row.at(-1)}`] : row)));
}

/** "08:30" becomes "8.30am". */
function printTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const minutesText = minutes ? `.${String(minutes).padStart(2, "0")}` : "";
  return `${hours % 12 || 12}${minutesText}${hours < 12 ? "am" : "pm"}`;
}
