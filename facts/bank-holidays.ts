// Bank holidays of England and Wales, by the rules of the Banking and Financial Dealings Act 1971 and the
// proclamations under it. The reminder of open requests stays away on them.

/** Days of one year alone, as gov.uk/bank-holidays announces them: a coronation, a state funeral. */
const proclaimed: readonly string[] = [];

/** @param month from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

export function isBankHoliday(date: CalendarDate): boolean {
  const at = toTime(date);
  return (
    listBankHolidays(date.year).includes(at) ||
    proclaimed.includes(new Date(at).toISOString().slice(0, 10))
  );
}

const DAY = 24 * 60 * 60 * 1000;
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** Times of midnight in UTC, as `Date.UTC` gives them. */
function listBankHolidays(year: number): number[] {
  const easter = findEaster(year);
  const christmas = toTime({ year, month: 12, day: 25 });
  return [
    ...substitute([toTime({ year, month: 1, day: 1 })]),
    easter - 2 * DAY,
    easter + DAY,
    mondayFrom({ year, month: 5, day: 1 }),
    mondayFrom({ year, month: 5, day: 25 }),
    mondayFrom({ year, month: 8, day: 25 }),
    ...substitute([christmas, christmas + DAY]),
  ];
}

/** Each that falls on a weekend is made up for on the first working day that is not one of them. */
function substitute(days: readonly number[]): number[] {
  const kept = days.filter((day) => !isWeekend(day));
  for (const day of days.filter(isWeekend)) {
    let instead = day;
    while (isWeekend(instead) || kept.includes(instead)) instead += DAY;
    kept.push(instead);
  }
  return kept;
}

function mondayFrom(date: CalendarDate): number {
  let day = toTime(date);
  while (new Date(day).getUTCDay() !== MONDAY) day += DAY;
  return day;
}

/** Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function findEaster(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return toTime({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

function isWeekend(day: number): boolean {
  return [SATURDAY, SUNDAY].includes(new Date(day).getUTCDay());
}

function toTime({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
