// When the workshop is open, by its own hours and the bank holidays of England, and from when on a request has
// waited too long on such a day.

import { isBankHoliday } from "#facts/bank-holidays.ts";
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

const ZONE = "Europe/London";
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** For a studio that is open by appointment alone. */
const officeHours: OpeningHours = [{ days: weekdays.slice(0, 5), opens: "09:00", closes: "17:00" }];
/** Days without opening hours in a row, beyond which there are none. */
const LONGEST_PAUSE = 31;

/** The business day that is under way; `undefined` before it opens, once it has closed, and on days off. */
export function findBusinessDay(
  now: Date,
  openingHours: OpeningHours = studio.openingHours,
): BusinessDay | undefined {
  const hours = openingHours.length > 0 ? openingHours : officeHours;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE);
  const today = here.toPlainDate();
  const span = findSpan(today, hours);
  if (span === undefined || now < span.opensAt || now >= span.closesAt) return undefined;
  for (let days = 1; days <= LONGEST_PAUSE; days += 1) {
    const before = findSpan(today.subtract({ days }), hours);
    if (before) {
      return {
        day: today.toString(),
        closesAt: span.closesAt,
        overdueBefore: before.opensAt,
      };
    }
  }
  return undefined;
}

function findSpan(date: Temporal.PlainDate, hours: OpeningHours) {
  const name = weekdays[date.dayOfWeek - 1] ?? "";
  const shifts = hours.filter(({ days }) => days.includes(name));
  if (shifts.length === 0 || isBankHoliday(date)) return undefined;
  const opens = shifts.map((shift) => shift.opens).sort();
  const closes = shifts.map((shift) => shift.closes).sort();
  const at = (time: string | undefined) =>
    new Date(
      date.toZonedDateTime({ timeZone: ZONE, plainTime: time ?? "00:00" }).epochMilliseconds,
    );
  return { opensAt: at(opens[0]), closesAt: at(closes.at(-1)) };
}
