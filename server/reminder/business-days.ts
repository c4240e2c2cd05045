// When the workshop is open, by its own hours and the bank holidays of England, and from when on a request has
// waited too long on such a day.

import { isBankHoliday } from "#facts/bank-holidays.ts";
import { daysBefore, londonDay, londonTime } from "#facts/london-time.ts";
import { studio } from "#studio/studio.ts";

export type OpeningHours = readonly {
  readonly days: readonly string[];
  /** 24-hour clock, in the workshop's time. */
  readonly opens: string;
  readonly closes: string;
}[];

export type BusinessDay = {
  /** "2026-11-23" */
  day: string;
  closesAt: Date;
  /** What came before this has been open for the whole of a business day. */
  overdueBefore: Date;
};

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** For a studio that is open by appointment alone. */
const officeHours: OpeningHours = [{ days: weekdays.slice(1, 6), opens: "09:00", closes: "17:00" }];
/** Days without opening hours in a row, beyond which there are none. */
const LONGEST_PAUSE = 31;

/** The business day that is under way; `undefined` before it opens, once it has closed, and on days off. */
export function findBusinessDay(
  now: Date,
  openingHours: OpeningHours = studio.openingHours,
): BusinessDay | undefined {
  const today = londonDay(now);
  const span = findSpan(today, openingHours);
  if (span === undefined || now < span.opensAt || now >= span.closesAt) return undefined;
  const overdueBefore = findOverdueBefore(now, openingHours);
  return overdueBefore && { day: today, closesAt: span.closesAt, overdueBefore };
}

/** When the last business day opened that has closed by now: what came before was open for the whole of it. */
export function findOverdueBefore(
  now: Date,
  openingHours: OpeningHours = studio.openingHours,
): Date | undefined {
  const today = londonDay(now);
  for (let days = 0; days <= LONGEST_PAUSE; days += 1) {
    const span = findSpan(daysBefore(today, days), openingHours);
    if (span && span.closesAt <= now) return span.opensAt;
  }
  return undefined;
}

function findSpan(day: string, openingHours: OpeningHours) {
  const hours = openingHours.length > 0 ? openingHours : officeHours;
  const name = weekdays[new Date(day).getUTCDay()] ?? "";
  const shifts = hours.filter(({ days }) => days.includes(name));
  if (shifts.length === 0 || isBankHoliday(day)) return undefined;
  const opens = shifts.map((shift) => shift.opens).sort();
  const closes = shifts.map((shift) => shift.closes).sort();
  return { opensAt: londonTime(day, opens[0]), closesAt: londonTime(day, closes.at(-1)) };
}
