import { weekdays } from "./business.ts";
import { printList } from "./print.ts";

type Day = (typeof weekdays)[number];
/** 24-hour times, "08:30". */
type Hours = { days: readonly Day[]; opens: string; closes: string };

/** One line per group of days with the same hours: "Monday to Friday, 9am to 12pm and 1pm to 5pm". */
export function printHours(hours: readonly Hours[]): string[] {
  const daysOf = hours.map(({ days }) => printDays(days));
  return [...new Set(daysOf)].map((days) => {
    const spans = hours.filter((_, index) => daysOf[index] === days);
    const times = [...spans].sort((a, b) => a.opens.localeCompare(b.opens));
    return `${days}, ${printList(times.map(({ opens, closes }) => `${printTime(opens)} to ${printTime(closes)}`))}`;
  });
}

/** "Monday, Tuesday and Thursday to Saturday": joins three or more consecutive days. */
function printDays(days: readonly Day[]): string {
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

/** "08:30" as "8.30am". */
function printTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const minutesText = minutes ? `.${String(minutes).padStart(2, "0")}` : "";
  return `${hours % 12 || 12}${minutesText}${hours < 12 ? "am" : "pm"}`;
}
