// Parks notices of a channel that is not configured: nothing would ever send them. The desk lists parked notices.

import type { Database } from "#server/db/schema.ts";

/** Only once they would have been given up anyway: another instance may still have the channel. Resolves to how many. */
export async function parkAbandoned(
  { queries }: Database,
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("notice")
    .set({ state: "parked", claimedUntil: null, lastProblem: "channel not set up" })
    .where("state", "=", "waiting")
    .where("channel", "not in", channels)
    .where("giveUpAt", "<", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
