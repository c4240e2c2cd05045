// Looks quote requests up again, for the people of the studio.

import type { Kysely } from "kysely";
import type { StoredNotice, StoredQuoteRequest, Tables } from "#server/db/schema.ts";

export type Selection = {
  /** Set-aside requests only, or only the others. */
  spam: boolean;
  limit?: number;
};

/** Newest first. */
export function listQuoteRequests(
  queries: Kysely<Tables>,
  { spam, limit }: Selection,
): Promise<StoredQuoteRequest[]> {
  const all = queries
    .selectFrom("quoteRequest")
    .selectAll()
    .where("spamReason", spam ? "is not" : "is", null)
    .orderBy("id", "desc");
  return (limit === undefined ? all : all.limit(limit)).execute();
}

export function findQuoteRequest(
  queries: Kysely<Tables>,
  id: number,
): Promise<StoredQuoteRequest | undefined> {
  return queries.selectFrom("quoteRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** In the order they were made. */
export function listNoticesOf(queries: Kysely<Tables>, id: number): Promise<StoredNotice[]> {
  return queries
    .selectFrom("notice")
    .selectAll()
    .where("quoteRequestId", "=", id)
    .orderBy("id")
    .execute();
}
