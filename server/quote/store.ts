// Stores quote requests. A request and the notices it calls for go in with one transaction,
// so that neither is ever there without the other.

import type { Transaction } from "kysely";
import type { QuoteRequest } from "#contract/quote-request.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { type Channel, newNotice } from "#server/notify/notice.ts";
import { fingerprint, flagRepeats, type SpamReason, spamWindow, toEmailKey } from "./spam.ts";

export type IncomingQuoteRequest = {
  request: QuoteRequest;
  receivedAt: Date;
  /** One per filled-in form: a second save with the same key stores nothing. */
  idempotencyKey: string;
  spamReason: SpamReason | null;
};

export type SaveDeps = {
  database: Database;
  /** Each gets one notice per request that is not spam. */
  channels: readonly Channel[];
  newUuid: () => string;
};

/** Resolves once every request is on the disk, or rejects and has stored none of them. */
export function saveQuoteRequests(
  { database, channels, newUuid }: SaveDeps,
  incoming: readonly IncomingQuoteRequest[],
): Promise<void> {
  return database.queries.transaction().execute(async (transaction) => {
    const judged = await judge(transaction, incoming);
    const earlier = new Map(judged.map((one) => [one.idempotencyKey, one.earlier]));
    const saved = await transaction
      .insertInto("quoteRequest")
      .values(judged.map(toRow))
      .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
      .returningAll()
      .execute();
    const notices = saved
      .filter((row) => row.spamReason === null)
      .flatMap((row) =>
        channels
          .filter((channel) => channel.wants?.(row, earlier.get(row.idempotencyKey) ?? 0) ?? true)
          .map(({ name }) => newNotice(row.id, name, newUuid(), new Date(row.receivedAt))),
      );
    if (notices.length > 0) await transaction.insertInto("notice").values(notices).execute();
  });
}

/** Flags what repeats; looks only at what the studio was told of within a day, before or after a clock was set. */
async function judge(
  transaction: Transaction<Tables>,
  incoming: readonly IncomingQuoteRequest[],
): Promise<(IncomingQuoteRequest & { earlier: number })[]> {
  const times = incoming.map(({ receivedAt }) => receivedAt.getTime());
  const told = transaction
    .selectFrom("quoteRequest")
    .where("spamReason", "is", null)
    .where("receivedAt", ">", new Date(Math.min(...times) - spamWindow).toISOString())
    .where("receivedAt", "<", new Date(Math.max(...times) + spamWindow).toISOString());
  const same = await told
    .select("fingerprint")
    .where(
      "fingerprint",
      "in",
      incoming.map(({ request }) => fingerprint(request)),
    )
    .execute();
  const counts = await told
    .select(({ fn }) => ["emailKey", fn.countAll().as("count")])
    .where(
      "emailKey",
      "in",
      incoming.map(({ request }) => toEmailKey(request.email)),
    )
    .groupBy("emailKey")
    .execute();
  return flagRepeats(
    incoming,
    same.flatMap((row) => row.fingerprint ?? []),
    counts.map(({ emailKey, count }) => [emailKey, Number(count)]),
  );
}

function toRow({ request, receivedAt, idempotencyKey, spamReason }: IncomingQuoteRequest) {
  return {
    ...request,
    receivedAt: receivedAt.toISOString(),
    emailKey: toEmailKey(request.email),
    idempotencyKey,
    spamReason,
    fingerprint: fingerprint(request),
  };
}
