// Readiness check: writes to the database to learn whether it can.

import type { Database } from "./schema.ts";

/** Writes one row and commits it to the disk; rejects when that fails. */
export async function checkWritable({ queries }: Database, now: Date): Promise<void> {
  await queries
    .insertInto("readiness")
    .values({ id: 1, writtenAt: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ writtenAt: now.toISOString() }))
    .execute();
}
