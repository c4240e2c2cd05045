// The studio's changes to a stored quote request.

import { type Kysely, sql, type UpdateObject } from "kysely";
import type { Database, IsoTime, Tables } from "#server/db/schema.ts";
import { type Channel, newDelivery } from "#server/notify/delivery.ts";
import { freeReminder } from "#server/reminder/queue-reminder.ts";
import { selectShelf } from "./find.ts";

/** A customer's request never counts as open. Resolves to whether the request exists. */
export async function changeCustomer(
  { queries, now }: Database,
  id: number,
  isCustomer: boolean,
): Promise<boolean> {
  return change(queries, id, { customerSince: isCustomer ? (await now()).toISOString() : null });
}

/** Keeps the time of an earlier answer. Resolves to whether the request exists. */
export async function markAnswered({ queries, now }: Database, id: number): Promise<boolean> {
  const at = (await now()).toISOString();
  return change(queries, id, { answeredAt: sql<IsoTime>`coalesce(answered_at, ${at})` });
}

/** Resolves to whether the request exists. */
export function reopen(queries: Kysely<Tables>, id: number): Promise<boolean> {
  return change(queries, id, { answeredAt: null });
}

/** Marks all open requests received before this time as answered. Resolves to their number. */
export async function markAnsweredBefore(
  { queries, now }: Database,
  before: Date,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("quoteRequest")
    .set({ answeredAt: (await now()).toISOString() })
    .where("id", "in", selectShelf(queries, "open").select("id"))
    .where("receivedAt", "<", before.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Maximum characters. */
export const noteLimit = 2000;

/** A blank note removes the note. Resolves to whether the request exists. */
export function changeNote(queries: Kysely<Tables>, id: number, note: string): Promise<boolean> {
  return change(queries, id, { note: note === "" ? null : note });
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

/** Also deletes unsent deliveries. Resolves to false if the request does not exist, is spam or is a customer's. */
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

/** Creates the deliveries that the request missed. Resolves to whether it was flagged as spam. */
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
    const deliveries = channels
      .filter((channel) => channel.wants?.(request, { mayConfirm: true }) ?? true)
      .map(({ name }) => newDelivery(id, name, newUuid(), at));
    await transaction
      .insertInto("notice")
      .values(deliveries)
      .onConflict((conflict) => conflict.columns(["quoteRequestId", "channel"]).doNothing())
      .execute();
    return true;
  });
}
