// Opens the studio's SQLite database, one file in the data folder.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { isCorrupt } from "./error-kinds.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

export const sqliteFileName = "quotes.sqlite";

/** The file is damaged; what to do about it stands in docs/operations.md. */
export class CorruptDatabaseError extends Error {
  override name = "CorruptDatabaseError";
}

/** Opens the file, creating folder, file and tables where missing. Rejects when it cannot be used. */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqliteFile(join(dataDir, sqliteFileName));
}

/** Milliseconds that a query waits while another program holds the lock. The form is answered within twice that. */
const BUSY_TIMEOUT = 2_000;

/** @param journal a "single file" has nothing lying beside it once it is closed: for backups. */
export async function openSqliteFile(
  file: string,
  journal: "write-ahead" | "single file" = "write-ahead",
): Promise<Database> {
  const dialect = new SqliteThreadDialect({ file, busyTimeout: BUSY_TIMEOUT });
  const queries = new Kysely<Tables>({ dialect });
  try {
    // WAL lets the desk read while the site writes; FULL puts a commit on the disk before it is answered.
    await sql`pragma journal_mode = ${sql.lit(journal === "write-ahead" ? "wal" : "delete")}`.execute(
      queries,
    );
    await sql`pragma synchronous = full`.execute(queries);
    await sql`pragma foreign_keys = on`.execute(queries);
    // Erased means gone: freed pages are overwritten.
    await sql`pragma secure_delete = on`.execute(queries);
    await checkWhole(queries, file);
    await migrate(queries, "sqlite");
    return { engine: "sqlite", queries, close: () => queries.destroy() };
  } catch (error) {
    await queries.destroy();
    throw isCorrupt(error) ? new CorruptDatabaseError(`${file} is damaged.`) : error;
  }
}

async function checkWhole(queries: Kysely<Tables>, file: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(queries);
  if (rows[0]?.quick_check !== "ok") throw new CorruptDatabaseError(`${file} is damaged.`);
}
