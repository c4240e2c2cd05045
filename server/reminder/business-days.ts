// Business days, from the studio's opening hours and England's bank holidays, and when a request becomes overdue.

import { isBankHoliday } from "#facts/bank-holidays.ts";
import { weekdays } from "#facts/business.ts";
import { daysBefore, londonDay, londonTime } from "#facts/london-time.ts";
import { studio } from "#studio/studio.ts";

export type OpeningHours = typeof studio.openingHours;

export type BusinessDay = {
  /** "2026-11-23" */
  day: string;
  closesAt: Date;
  /** Requests received by then have waited for a whole business day. */
  overdueBefore: Date;
};

/** Assumed for a studio without opening hours (by appointment only). */
const officeHours: OpeningHours = [{ days: weekdays.slice(0, 5), opens: "09:00", closes: "17:00" }];
/** Maximum closed days in a row. A studio closed for longer counts as always closed. */
const LONGEST_PAUSE = 31;

/** The current business day; `undefined` outside opening hours. */
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

/** Opening time of the last completed business day; `undefined` if the studio is always closed. */
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
  // `getUTCDay` returns 0 for Sunday, which is the last of `weekdays`.
  const name = weekdays.at(new Date(day).getUTCDay() - 1);
  const shifts = hours.filter(({ days }) => days.some((one) => one === name));
  if (shifts.length === 0 || isBankHoliday(day)) return undefined;
  const opens = shifts.map((shift) => shift.opens).sort();
  const closes = shifts.map((shift) => shift.closes).sort();
  return { opensAt: londonTime(day, opens[0]), closesAt: londonTime(day, closes.at(-1)) };
}
