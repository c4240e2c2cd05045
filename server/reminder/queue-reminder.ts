// Queues one reminder per business day while requests are overdue, as a delivery of the oldest overdue request.

import type { Kysely } from "kysely";
import { countRows } from "#server/db/count-rows.ts";
import type { Database, StoredQuoteRequest, Tables } from "#server/db/schema.ts";
import { changeSetting } from "#server/db/settings.ts";
import { newDelivery } from "#server/notify/delivery.ts";
import { selectShelf } from "#server/quote/find.ts";
import { findBusinessDay } from "./business-days.ts";

export const reminderChannelName = "reminder";

export type ReminderDeps = { database: Database; newUuid: () => string };

/** Resolves to whether a reminder was queued. Only one of several instances queues the day's reminder. */
export async function queueReminder({ database, newUuid }: ReminderDeps): Promise<boolean> {
  // The database's clock: instances that disagree on the date would each queue a reminder.
  const at = await database.now();
  const today = findBusinessDay(at);
  if (today === undefined) return false;
  return database.queries.transaction().execute(async (transaction) => {
    const [oldest] = await listOverdue(transaction, today.overdueBefore, 1);
    if (!oldest || !(await changeSetting(transaction, "reminded on", today.day))) return false;
    const delivery = {
      ...newDelivery(oldest.id, reminderChannelName, newUuid(), at),
      giveUpAt: today.closesAt.toISOString(),
    };
    await transaction
      .insertInto("notice")
      .values(delivery)
      .onConflict((conflict) =>
        conflict.columns(["quoteRequestId", "channel"]).doUpdateSet({
          ...delivery,
          claimedUntil: null,
          sentAt: null,
          lastProblem: null,
          deliveredTo: null,
        }),
      )
      .execute();
    return true;
  });
}

/** Call before deleting these requests' deliveries. If they include today's unsent reminder, allows another today. */
export async function freeReminder(
  queries: Kysely<Tables>,
  ids: readonly number[],
  now: string,
): Promise<void> {
  const waiting = await queries
    .selectFrom("notice")
    .select("id")
    .where("quoteRequestId", "in", ids)
    .where("channel", "=", reminderChannelName)
    .where("state", "=", "waiting")
    // A reminder being sent reaches the studio anyway.
    .where("claimedUntil", "is", null)
    // Reminders of earlier days are past their deadline.
    .where("giveUpAt", ">", now)
    .executeTakeFirst();
  if (waiting) await queries.deleteFrom("setting").where("name", "=", "reminded on").execute();
}

function selectOverdue(queries: Kysely<Tables>, before: Date) {
  return selectShelf(queries, "open").where("receivedAt", "<=", before.toISOString());
}

/** Oldest first. */
export function listOverdue(
  queries: Kysely<Tables>,
  before: Date,
  limit: number,
): Promise<StoredQuoteRequest[]> {
  return selectOverdue(queries, before)
    .selectAll()
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function countOverdue(queries: Kysely<Tables>, before: Date): Promise<number> {
  return countRows(selectOverdue(queries, before));
}
