// Bank holidays of England. The list is the package date-holidays' (CC BY 3.0), written out by the test beside this
// file: the running site carries the days and not the package.

import listed from "./bank-holidays.json" with { type: "json" };

/** Days of one year alone that the list lacks, as gov.uk/bank-holidays announces them: a coronation, a state funeral. */
const proclaimed: readonly string[] = [];

/** Both the day itself and, where that is on a weekend, the working day in its place. */
const days: ReadonlySet<string> = new Set([
  ...Object.entries(listed).flatMap(([year, days]) =>
    days.split(" ").map((day) => `${year}-${day}`),
  ),
  ...proclaimed,
]);

/** @param date "2026-12-25" */
export function isBankHoliday(date: string): boolean {
  return days.has(date);
}
