// Times as people at a desk read them, in the workshop's own zone.

const timeZone = "Europe/London";
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone });
const DAY = 24 * 60 * 60 * 1000;

/** "Today 14:03", "Yesterday 09:12", "20 Nov 14:03", "20 Nov 2025". */
export function printWhen(iso: string, now: Date): string {
  const then = new Date(iso);
  const date = dayAndYear.format(then);
  if (date === dayAndYear.format(now)) return `Today ${clock.format(then)}`;
  if (date === dayAndYear.format(new Date(now.getTime() - DAY))) {
    return `Yesterday ${clock.format(then)}`;
  }
  if (Math.abs(now.getTime() - then.getTime()) > 300 * DAY) return date;
  return `${day.format(then)} ${clock.format(then)}`;
}
