// What people change about a stored quote request.

import type { Kysely } from "kysely";
import type { Database, Tables } from "#server/db/schema.ts";
import { type Channel, newNotice } from "#server/notify/notice.ts";

/** Resolves to whether there is such a request. */
export async function changeCustomer(
  queries: Kysely<Tables>,
  id: number,
  since: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("quoteRequest")
    .set({ customerSince: since?.toISOString() ?? null })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes the notices a request would have had. Resolves to whether it had been set aside. */
export function clearSpam(
  { queries }: Database,
  id: number,
  channels: readonly Channel[],
  now: Date,
  newUuid: () => string,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const request = await transaction
      .updateTable("quoteRequest")
      .set({ spamReason: null })
      .where("id", "=", id)
      .where("spamReason", "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (request === undefined) return false;
    const notices = channels
      .filter((channel) => channel.wants?.(request, 0) ?? true)
      .map(({ name }) => newNotice(id, name, newUuid(), now));
    await transaction
      .insertInto("notice")
      .values(notices)
      .onConflict((conflict) => conflict.columns(["quoteRequestId", "channel"]).doNothing())
      .execute();
    return true;
  });
}
