// Storage of quote requests: each in one transaction with its deliveries, so that all are stored or none.

import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { type QuoteRequest, quoteFields } from "#contract/quote-request.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { addTime, type Channel, newDelivery } from "#server/notify/delivery.ts";
import { toEmailKey, toMailboxKey } from "./mailbox.ts";
import type { SpamReason } from "./spam.ts";

export type IncomingQuoteRequest = {
  request: QuoteRequest;
  /** One per filled-in form: saving the form again with its key stores nothing. `undefined` without a key. */
  idempotencyKey: string | undefined;
  spamReason: SpamReason | null;
  /** Used to limit confirmations; not stored. */
  clientAddress?: string;
  mayConfirm?: boolean;
};

export type SaveDeps = {
  database: Database;
  /** Each gets one delivery of every request that it wants, except spam. */
  channels: readonly Channel[];
  newUuid: () => string;
};

/** Milliseconds within which the same values without a key count as a double click. */
const doubleClickWindow = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Arbitrary lock id, the same in all instances. */
const SAVING_LOCK = 7_236;

/** Resolves once the request is on the disk. */
export async function saveQuoteRequest(
  deps: SaveDeps,
  incoming: IncomingQuoteRequest,
): Promise<void> {
  const { queries, engine } = deps.database;
  const now = await deps.database.now();
  return queries.transaction().execute(async (transaction) => {
    // Serialise instances, so that each sees the others' requests. SQLite has a single writer anyway.
    if (engine === "postgresql") {
      await sql`select pg_advisory_xact_lock(${SAVING_LOCK})`.execute(transaction);
    }
    await save(transaction, deps, incoming, now);
  });
}

async function save(
  transaction: Transaction<Tables>,
  deps: SaveDeps,
  incoming: IncomingQuoteRequest,
  receivedAt: Date,
): Promise<void> {
  const { channels, newUuid } = deps;
  const { request, idempotencyKey, spamReason, mayConfirm = true } = incoming;
  const print = fingerprint(request);
  const mailbox = toMailboxKey(request.email);
  // Spam must not hide an honest request with the same values.
  const honest = transaction.selectFrom("quoteRequest").where("spamReason", "is", null);
  const around = (milliseconds: number) =>
    honest
      .select("id")
      // In both directions, since the clock may have been set back.
      .where("receivedAt", ">", addTime(receivedAt, -milliseconds))
      .where("receivedAt", "<", addTime(receivedAt, milliseconds))
      .limit(1);
  const same = honest.select("id").where("fingerprint", "=", print).orderBy("id").limit(1);
  const first = spamReason === null ? await same.executeTakeFirst() : undefined;
  if (first && idempotencyKey === undefined) {
    const isDoubleClick = around(doubleClickWindow).where("fingerprint", "=", print);
    if (await isDoubleClick.executeTakeFirst()) return;
  }
  const earlierToday = await around(DAY).where("mailboxKey", "=", mailbox).executeTakeFirst();
  const saved = await transaction
    .insertInto("quoteRequest")
    .values({
      ...request,
      receivedAt: receivedAt.toISOString(),
      emailKey: toEmailKey(request.email),
      mailboxKey: mailbox,
      idempotencyKey: idempotencyKey ?? newUuid(),
      spamReason,
      fingerprint: print,
      repeatOf: first?.id ?? null,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (saved === undefined) {
    const held = await transaction
      .selectFrom("quoteRequest")
      .selectAll()
      .where("idempotencyKey", "=", idempotencyKey ?? "")
      .executeTakeFirstOrThrow();
    // Not the stored fingerprint: an older release hashed other fields.
    const isSame = fingerprint(held) === print;
    const isHidden = held.spamReason === "honeypot filled" && spamReason === null;
    if (isSame && !isHidden) return;
    // A bot or another form has used the key: without a new key, this request would be lost.
    return save(transaction, deps, { ...incoming, idempotencyKey: undefined }, receivedAt);
  }
  if (spamReason !== null) return;
  const facts = { mayConfirm: mayConfirm && earlierToday === undefined };
  const deliveries = channels
    .filter((channel) => channel.wants?.(saved, facts) ?? true)
    .map(({ name }) => newDelivery(saved.id, name, newUuid(), receivedAt));
  if (deliveries.length > 0) await transaction.insertInto("notice").values(deliveries).execute();
}

/** Hash that is equal for requests with the same values, ignoring case. */
function fingerprint(request: Readonly<Record<keyof QuoteRequest, string>>): string {
  const text = JSON.stringify(quoteFields.map((field) => request[field].toLowerCase()));
  return createHash("sha256").update(text).digest("base64url");
}
