// Remembers who was erased, so that a backup from before does not bring them back.

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { IsoTime, Tables } from "./schema.ts";

const AT_ONCE = 500;

export async function recordErasure(
  queries: Kysely<Tables>,
  emailKey: string,
  erasedAt: Date,
): Promise<void> {
  const erasure = { email_hash: hashEmailKey(emailKey), erased_at: erasedAt.toISOString() };
  await keepErasures(queries, [erasure]);
}

/** Adds what `from` knows to what `to` knows; of two dates the later one counts. */
export async function mergeErasures(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const erasures = await from.selectFrom("erasure").selectAll().execute();
  for (let start = 0; start < erasures.length; start += AT_ONCE) {
    await keepErasures(to, erasures.slice(start, start + AT_ONCE));
  }
}

/** Takes out whoever had been erased after they sent their request. Resolves to how many requests went. */
export async function applyErasures(queries: Kysely<Tables>): Promise<number> {
  const erasures = await queries.selectFrom("erasure").selectAll().execute();
  if (erasures.length === 0) return 0;
  const erasedAt = new Map(erasures.map(({ email_hash, erased_at }) => [email_hash, erased_at]));
  const held = await queries
    .selectFrom("quote_request")
    .select(["id", "email_key", "received_at"])
    .execute();
  const ids = held
    .filter((row) => row.received_at <= (erasedAt.get(hashEmailKey(row.email_key)) ?? ""))
    .map(({ id }) => id);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await queries.deleteFrom("quote_request").where("id", "in", some).execute();
  }
  return ids.length;
}

async function keepErasures(
  queries: Kysely<Tables>,
  erasures: readonly { email_hash: string; erased_at: IsoTime }[],
): Promise<void> {
  await queries
    .insertInto("erasure")
    .values(erasures)
    .onConflict((conflict) =>
      conflict
        .column("email_hash")
        .doUpdateSet(({ ref }) => ({ erased_at: ref("excluded.erased_at") }))
        .whereRef("excluded.erased_at", ">", "erasure.erased_at"),
    )
    .execute();
}

function hashEmailKey(emailKey: string): string {
  return createHash("sha256").update(`erasure\0${emailKey}`).digest("base64url");
}
