// Keeps quote requests. A request and the notices it calls for go in with one transaction,
// so that neither is ever there without the other.

import type { Kysely, Transaction } from "kysely";
import type { QuoteRequest } from "#contract/quote-request.ts";
import type { Tables } from "#server/db/schema.ts";
import { type Channel, newNotice } from "#server/notify/notice.ts";
import { describeForReceivers } from "./describe.ts";
import { fingerprint, repeatWindow, type SpamReason } from "./spam.ts";

export type IncomingQuoteRequest = {
  request: QuoteRequest;
  receivedAt: Date;
  /** One per filled-in form: a second save with the same key stores nothing. */
  idempotencyKey: string;
  spamReason: SpamReason | null;
};

export type QuoteStore = {
  /** Resolves once every request is on the disk, or throws and has kept none of them. */
  save(incoming: readonly IncomingQuoteRequest[]): Promise<void>;
};

export type StoreOptions = {
  queries: Kysely<Tables>;
  /** Each gets one notice per request that is not spam. */
  channels: readonly Channel[];
  /** Random UUIDs. */
  newReference: () => string;
};

export function createQuoteStore(options: StoreOptions): QuoteStore {
  return {
    async save(incoming) {
      await options.queries
        .transaction()
        .execute((transaction) => saveAll(transaction, incoming, options));
    },
  };
}

async function saveAll(
  transaction: Transaction<Tables>,
  incoming: readonly IncomingQuoteRequest[],
  { channels, newReference }: StoreOptions,
): Promise<void> {
  const saved = await transaction
    .insertInto("quote_request")
    .values(flagRepeats(incoming, await findAlike(transaction, incoming)).map(toRow))
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .execute();
  const notices = saved
    .filter((row) => row.spam_reason === null)
    .flatMap((row) =>
      channels
        .filter((channel) => channel.wants?.(row) ?? true)
        .map(({ name }) => newNotice(row.id, name, newReference(), new Date(row.received_at))),
    );
  if (notices.length > 0) await transaction.insertInto("notice").values(notices).execute();
}

/** Recent requests from the same addresses, and so perhaps the same ones; only those the studio was told of. */
async function findAlike(
  transaction: Transaction<Tables>,
  incoming: readonly IncomingQuoteRequest[],
): Promise<string[]> {
  const times = incoming.map(({ receivedAt }) => receivedAt.getTime());
  const rows = await transaction
    .selectFrom("quote_request")
    .selectAll()
    .where(
      "email_key",
      "in",
      incoming.map(({ request }) => toEmailKey(request.email)),
    )
    .where("spam_reason", "is", null)
    .where("received_at", ">", new Date(Math.min(...times) - repeatWindow).toISOString())
    .execute();
  return rows.map((row) => fingerprint(describeForReceivers(row)));
}

function flagRepeats(
  incoming: readonly IncomingQuoteRequest[],
  known: readonly string[],
): IncomingQuoteRequest[] {
  const seen = new Set(known);
  return incoming.map((one) => {
    const print = fingerprint(one.request);
    if (one.spamReason !== null) return one;
    if (seen.has(print)) return { ...one, spamReason: "repeated" };
    seen.add(print);
    return one;
  });
}

function toRow({ request, receivedAt, idempotencyKey, spamReason }: IncomingQuoteRequest) {
  return {
    received_at: receivedAt.toISOString(),
    first_name: request.firstName,
    email: request.email,
    email_key: toEmailKey(request.email),
    make: request.make,
    model: request.model,
    wrap_type: request.wrapType,
    message: request.message,
    idempotency_key: idempotencyKey,
    spam_reason: spamReason,
  };
}

/** How an address is compared: people do not mind its case. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
