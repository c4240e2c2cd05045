// Requests that have been open for the whole of a business day.

import type { Kysely } from "kysely";
import type { StoredQuoteRequest, Tables } from "#server/db/schema.ts";

function selectOverdue(queries: Kysely<Tables>, before: Date) {
  return queries
    .selectFrom("quoteRequest")
    .where("answeredAt", "is", null)
    .where("customerSince", "is", null)
    .where("spamReason", "is", null)
    .where("receivedAt", "<=", before.toISOString());
}

/** Those that have waited longest come first. */
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

export async function countOverdue(queries: Kysely<Tables>, before: Date): Promise<number> {
  const { count } = await selectOverdue(queries, before)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
