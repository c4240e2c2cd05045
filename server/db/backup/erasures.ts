// Records of erased people, so that restoring an older backup does not bring their requests back.

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { ErasureTable, IsoTime, StoredQuoteRequest, Tables } from "#server/db/schema.ts";

export async function recordErasure(
  queries: Kysely<Tables>,
  emailKey: string,
  erasedAt: IsoTime,
): Promise<void> {
  await keepErasure(queries, { emailHash: hashEmailKey(emailKey), erasedAt });
}

/** Copies erasures from `from` to `to`. If both record the same person, the later date is kept. */
export async function mergeErasures(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const erasures = await from.selectFrom("erasure").selectAll().execute();
  for (const erasure of erasures) await keepErasure(to, erasure);
}

/** Deletes requests whose sender was erased after sending them. Resolves to the number deleted. */
export async function applyErasures(queries: Kysely<Tables>): Promise<number> {
  const isErased = await createErasedTest(queries);
  const held = await queries
    .selectFrom("quoteRequest")
    .select(["id", "emailKey", "receivedAt"])
    .execute();
  const erased = held.filter(isErased);
  for (const { id } of erased) {
    await queries.deleteFrom("quoteRequest").where("id", "=", id).execute();
  }
  return erased.length;
}

type Sent = { emailKey: string; receivedAt: IsoTime };

/** Returns a predicate: was the request's sender erased after sending it? */
export async function createErasedTest(queries: Kysely<Tables>): Promise<(row: Sent) => boolean> {
  const erasures = await queries.selectFrom("erasure").selectAll().execute();
  const erasedAt = new Map(erasures.map(({ emailHash, erasedAt }) => [emailHash, erasedAt]));
  return ({ emailKey, receivedAt }) =>
    erasedAt.size > 0 && receivedAt <= (erasedAt.get(hashEmailKey(emailKey)) ?? "");
}

async function keepErasure(queries: Kysely<Tables>, erasure: ErasureTable): Promise<void> {
  await queries
    .insertInto("erasure")
    .values(erasure)
    .onConflict((conflict) =>
      conflict
        .column("emailHash")
        .doUpdateSet(({ ref }) => ({ erasedAt: ref("excluded.erasedAt") }))
        .whereRef("excluded.erasedAt", ">", "erasure.erasedAt"),
    )
    .execute();
}

function hashEmailKey(emailKey: string): string {
  return createHash("sha256").update(`erasure\0${emailKey}`).digest("base64url");
}

/** Requests that a restore would bring back: in `source`, but neither in `target` nor erased. Newest first. */
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
