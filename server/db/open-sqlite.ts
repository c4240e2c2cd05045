// Opens the studio's own database, one file in the data folder.

import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { isCorrupt } from "./error-kinds.ts";
import { migrate } from "./migrate.ts";
import { CorruptDatabaseError } from "./refusals.ts";
import type { Database, Tables } from "./schema.ts";
import { holdSiteLock, isSiteRunningOnFolder, type Program } from "./site-lock.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

export const sqliteFileName = "quotes.sqlite";

/** Milliseconds that a query waits while another program holds the lock. The form is answered within twice that. */
const BUSY_TIMEOUT = 2_000;
/** A commit is on the disk before it is answered. Erased means gone: freed pages are overwritten. */
const PRAGMAS = [
  "pragma synchronous = full",
  "pragma foreign_keys = on",
  "pragma secure_delete = on",
];
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
  makeFolder(dataDir);
  const release = program === "site" ? holdSiteLock(dataDir) : () => {};
  const isInUse = async () => program !== "site" && isSiteRunningOnFolder(dataDir);
  try {
    // WAL lets the desk read while the site writes.
    const pragmas = ["pragma journal_mode = wal"];
    if (limit !== undefined) {
      pragmas.push(`pragma max_page_count = ${Math.ceil((limit * 1024 * 1024) / PAGE_SIZE)}`);
    }
    const database = await openFile(join(dataDir, sqliteFileName), pragmas, isInUse);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Node's own recursive mkdir never ends where a folder takes no folders (/proc). */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Without a write-ahead log, so that a backup is one file.
 * @param name what people know the file by, where it is a copy.
 */
export function openSingleFile(file: string, name = file): Promise<Database> {
  return openFile(file, ["pragma journal_mode = delete"], async () => false, name);
}

async function openFile(
  file: string,
  pragmas: readonly string[],
  isInUse: () => Promise<boolean>,
  name = file,
): Promise<Database> {
  const dialect = new SqliteThreadDialect({
    file,
    busyTimeout: BUSY_TIMEOUT,
    pragmas: [...PRAGMAS, ...pragmas],
  });
  const queries = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await checkWhole(queries, name);
    await migrate(queries, "sqlite", isInUse);
    return { engine: "sqlite", queries, close: () => queries.destroy() };
  } catch (error) {
    await queries.destroy();
    throw isCorrupt(error) ? new CorruptDatabaseError(`${name} is damaged.`) : error;
  }
}

async function checkWhole(queries: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(queries);
  if (rows[0]?.quickCheck !== "ok") throw new CorruptDatabaseError(`${name} is damaged.`);
}
