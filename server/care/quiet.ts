// Detection of unusually long spells without a quote request: the first sign of a broken form.

import type { Database } from "#server/db/schema.ts";

const HOUR = 60 * 60 * 1000;
/** Minimum number of requests needed to know the usual gap. */
const ENOUGH = 10;

export type QuietSpell = { hours: number; usualHours: number };

/**
 * Returns the silence since the latest request, if it exceeds both a day and twice the longest gap.
 * @param times of the latest requests, newest first
 */
export function findQuietSpell(times: readonly Date[], now: Date): QuietSpell | undefined {
  const [latest] = times;
  if (latest === undefined || times.length < ENOUGH) return undefined;
  const gaps = times
    .slice(1)
    .map((time, index) => (times[index] ?? time).getTime() - time.getTime());
  const longest = Math.max(...gaps);
  const silence = now.getTime() - latest.getTime();
  if (silence <= Math.max(24 * HOUR, 2 * longest)) return undefined;
  return { hours: Math.round(silence / HOUR), usualHours: Math.round(longest / HOUR) };
}

export async function listLatestTimes({ queries }: Database): Promise<Date[]> {
  const rows = await queries
    .selectFrom("quoteRequest")
    .select("receivedAt")
    .where("spamReason", "is", null)
    .orderBy("receivedAt", "desc")
    .limit(50)
    .execute();
  return rows.map(({ receivedAt }) => new Date(receivedAt));
}
