// Which dates there are: what people write as year-month-day is checked here, wherever they write it.

/** "2026-11-20" is one. "2026-04-31" is none, which `Date` takes for 1 May. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
