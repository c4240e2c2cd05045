// SQLite's busy timeout: how long a program waits for another one's writes. PostgreSQL needs none.

import { sql } from "kysely";
import type { Database } from "./schema.ts";

export async function setBusyTimeout(database: Database, milliseconds: number): Promise<void> {
  if (database.engine !== "sqlite") return;
  await sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(database.queries);
}

/** Milliseconds. */
export async function readBusyTimeout(database: Database): Promise<number | undefined> {
  if (database.engine !== "sqlite") return;
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database.queries);
  return rows[0]?.timeout;
}
