// Opens the studio's own database, one file in the data folder.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { isCorrupt } from "./error-kinds.ts";
import { migrate } from "./migrate.ts";
import { CorruptDatabaseError } from "./refusals.ts";
import type { Database, Tables } from "./schema.ts";
import { holdSiteLock, isSiteRunningOnFolder, type Program } from "./site-lock.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

export const sqliteFileName = "quotes.sqlite";

/** Milliseconds that a query waits while another program holds the lock. The form is answered within twice that. */
const BUSY_TIMEOUT = 2_000;
/** Bytes; SQLite's default. */
const PAGE_SIZE = 4096;

/**
 * Opens the file, creating folder, file and tables where missing. Rejects when it cannot be used.
 * @param program as the site, it holds the folder's lock until it is closed.
 * @param limit in megabytes: what would make the file larger is refused as if the disk were full.
 */
export async function openSqlite(
  dataDir: string,
  program: Program = "desk",
  limit?: number,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = program === "site" ? holdSiteLock(dataDir) : () => {};
  const isInUse = async () => program !== "site" && isSiteRunningOnFolder(dataDir);
  try {
    const database = await openFile(join(dataDir, sqliteFileName), "wal", isInUse);
    if (limit !== undefined) {
      const pages = Math.ceil((limit * 1024 * 1024) / PAGE_SIZE);
      await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(database.queries);
    }
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Has nothing lying beside it once it is closed: for backups. */
export function openSingleFile(file: string): Promise<Database> {
  return openFile(file, "delete", async () => false);
}

async function openFile(
  file: string,
  journal: "wal" | "delete",
  isInUse: () => Promise<boolean>,
): Promise<Database> {
  const dialect = new SqliteThreadDialect({ file, busyTimeout: BUSY_TIMEOUT });
  const queries = new Kysely<Tables>({ dialect });
  try {
    // WAL lets the desk read while the site writes; FULL puts a commit on the disk before it is answered.
    await sql`pragma journal_mode = ${sql.raw(journal)}`.execute(queries);
    await sql`pragma synchronous = full`.execute(queries);
    await sql`pragma foreign_keys = on`.execute(queries);
    // Erased means gone: freed pages are overwritten.
    await sql`pragma secure_delete = on`.execute(queries);
    await checkWhole(queries, file);
    await migrate(queries, "sqlite", isInUse);
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
