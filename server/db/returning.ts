// Requests that a restore brings back: in the backup, not in the database, and not of an erased person.

import type { Kysely } from "kysely";
import { createErasedTest } from "./erasures.ts";
import type { StoredQuoteRequest, Tables } from "./schema.ts";

/** The newest first. */
export async function findReturning(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
): Promise<StoredQuoteRequest[]> {
  const held = await target.selectFrom("quoteRequest").select("idempotencyKey").execute();
  const keys = new Set(held.map(({ idempotencyKey }) => idempotencyKey));
  const isErased = await createErasedTest(target);
  const coming = await source
    .selectFrom("quoteRequest")
    .selectAll()
    .orderBy("receivedAt", "desc")
    .execute();
  return coming.filter((row) => !keys.has(row.idempotencyKey) && !isErased(row));
}
