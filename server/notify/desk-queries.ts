// The desk's queries about deliveries.

import { countRows } from "#server/db/count-rows.ts";
import type { Database, StoredDelivery } from "#server/db/schema.ts";
import { addTime, retryPolicy } from "./delivery.ts";

/** Newest first. */
export function listDeliveries(
  { queries }: Database,
  { unsentOnly, limit }: { unsentOnly: boolean; limit: number },
): Promise<StoredDelivery[]> {
  const all = queries.selectFrom("notice").selectAll().orderBy("id", "desc").limit(limit);
  return (unsentOnly ? all.where("state", "!=", "sent") : all).execute();
}

export function countFailed({ queries }: Database): Promise<number> {
  return countRows(queries.selectFrom("notice").where("state", "=", "parked"));
}

/**
 * With an id: requeues the request's deliveries for every recipient, except a confirmation that was already sent.
 * Without an id: requeues all failed deliveries, for the recipients that do not have the mail yet.
 */
export async function resendDeliveries(
  database: Database,
  quoteRequestId: number | undefined,
): Promise<number> {
  const { queries } = database;
  const now = await database.now();
  const again = queries.updateTable("notice").set({
    state: "waiting",
    attempts: 0,
    dueAt: now.toISOString(),
    giveUpAt: addTime(now, retryPolicy.giveUpAfter),
    claimedUntil: null,
    sentAt: null,
  });
  const { numUpdatedRows } = await (quoteRequestId === undefined
    ? again.where("state", "=", "parked")
    : again
        .set({ deliveredTo: null })
        .where("quoteRequestId", "=", quoteRequestId)
        .where(({ eb, or }) => or([eb("channel", "!=", "confirmation"), eb("state", "!=", "sent")]))
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
