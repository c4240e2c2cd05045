// Bank holidays of England. The test beside this file writes their list from the package date-holidays (CC BY 3.0).

import listed from "./bank-holidays.json" with { type: "json" };

/** One-off days that the list lacks, such as a coronation or a state funeral, from gov.uk/bank-holidays. */
const proclaimed: readonly string[] = [];

/** Every bank holiday, and the substitute day of each that falls on a weekend. */
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
