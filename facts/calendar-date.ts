/** True for "2026-11-20", false for "2026-04-31", which `Date` reads as 1 May. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
