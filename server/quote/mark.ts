// The studio's changes to a stored quote request.

import { type Kysely, sql, type UpdateObject } from "kysely";
import type { Database, IsoTime, Tables } from "#server/db/schema.ts";
import { type Channel, newNotice } from "#server/notify/notice.ts";
import { freeReminder } from "#server/reminder/queue-reminder.ts";

/** A customer's request is not open, answered or not. Resolves to whether there is such a request. */
export async function changeCustomer(
  { queries, now }: Database,
  id: number,
  isCustomer: boolean,
): Promise<boolean> {
  return change(queries, id, { customerSince: isCustomer ? (await now()).toISOString() : null });
}

/** The first time counts. Resolves to whether there is such a request. */
export async function markAnswered({ queries, now }: Database, id: number): Promise<boolean> {
  const at = (await now()).toISOString();
  return change(queries, id, { answeredAt: sql<IsoTime>`coalesce(answered_at, ${at})` });
}

/** Resolves to whether there is such a request. */
export function reopen(queries: Kysely<Tables>, id: number): Promise<boolean> {
  return change(queries, id, { answeredAt: null });
}

/** Whatever is open and came before this time. Resolves to how many. */
export async function markAnsweredBefore(
  { queries, now }: Database,
  before: Date,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("quoteRequest")
    .set({ answeredAt: (await now()).toISOString() })
    .where("answeredAt", "is", null)
    .where("customerSince", "is", null)
    .where("spamReason", "is", null)
    .where("receivedAt", "<", before.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Characters. */
export const noteLimit = 2000;

/** A blank note is none. Resolves to whether there is such a request. */
export function changeNote(queries: Kysely<Tables>, id: number, note: string): Promise<boolean> {
  const text = note.replaceAll("\r\n", "\n").trim().slice(0, noteLimit).toWellFormed();
  return change(queries, id, { note: text === "" ? null : text });
}

async function change(
  queries: Kysely<Tables>,
  id: number,
  values: UpdateObject<Tables, "quoteRequest">,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("quoteRequest")
    .set(values)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deliveries that wait are dropped. Resolves to whether it was a request that is neither spam nor a customer's. */
export async function markSpam({ queries, now }: Database, id: number): Promise<boolean> {
  const at = (await now()).toISOString();
  return queries.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("quoteRequest")
      .set({ spamReason: "marked by the studio" })
      .where("id", "=", id)
      .where("spamReason", "is", null)
      .where("customerSince", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await freeReminder(transaction, [id], at);
    await transaction
      .deleteFrom("notice")
      .where("quoteRequestId", "=", id)
      .where("state", "!=", "sent")
      .execute();
    return true;
  });
}

/** Makes the deliveries that the request would have had. Resolves to whether it was flagged as spam. */
export async function clearSpam(
  { queries, now }: Database,
  id: number,
  channels: readonly Channel[],
  newUuid: () => string,
): Promise<boolean> {
  const at = await now();
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
      .filter((channel) => channel.wants?.(request, { mayConfirm: true }) ?? true)
      .map(({ name }) => newNotice(id, name, newUuid(), at));
    await transaction
      .insertInto("notice")
      .values(notices)
      .onConflict((conflict) => conflict.columns(["quoteRequestId", "channel"]).doNothing())
      .execute();
    return true;
  });
}
