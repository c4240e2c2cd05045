// The workshop's calendar and clock (Europe/London), based on Intl because Node 24 has no Temporal.

/** The Swedish locale formats dates as ISO 8601: "2026-11-23 09:30:00". */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/London",
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-11-23" */
export function londonDay(instant: Date): string {
  return clock.format(instant).slice(0, 10);
}

/** Instant of a day and time on the workshop's clock. @param day "2026-11-23" @param time "09:30" */
export function londonTime(day: string, time = "00:00"): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const shown = Date.parse(`${clock.format(asUtc).replace(" ", "T")}Z`);
  return new Date(asUtc - (shown - asUtc));
}

/** @param day "2026-11-23" */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * 3_600_000).toISOString().slice(0, 10);
}
