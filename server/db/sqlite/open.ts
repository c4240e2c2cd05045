// SQLite databases: the site's, in the data folder, and single-file backups.

import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { CorruptDatabaseError, isCorrupt } from "#server/db/errors.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database, Tables } from "#server/db/schema.ts";
import { holdSiteLock, isSiteRunningOnFolder, type Program } from "#server/db/site-lock.ts";
import { createSqliteDialect } from "./dialect.ts";

export const sqliteFileName = "quotes.sqlite";

/** Milliseconds to wait for a lock. The desk waits longer, to find a gap between the site's writes. */
const busyTimeouts: Record<Program, number> = { site: 2_000, desk: 20_000 };
/** Commits reach the disk before the visitor gets an answer. Freed pages are overwritten, to complete erasures. */
const PRAGMAS = [
  "pragma synchronous = full",
  "pragma foreign_keys = on",
  "pragma secure_delete = on",
];
/** SQLite's default page size in bytes. */
const PAGE_SIZE = 4096;

/**
 * @param program "site" takes the folder's lock
 * @param limit size in megabytes; writes beyond it fail as on a full disk
 */
export async function openSqlite(
  dataDir: string,
  program: Program = "desk",
  limit?: number,
): Promise<Database> {
  makeFolder(dataDir);
  const release = program === "site" ? holdSiteLock(dataDir) : () => {};
  // WAL lets the desk read while the site writes.
  const pragmas = ["pragma journal_mode = wal"];
  if (limit !== undefined) {
    pragmas.push(`pragma max_page_count = ${Math.ceil((limit * 1024 * 1024) / PAGE_SIZE)}`);
  }
  try {
    const file = join(dataDir, sqliteFileName);
    const database = await openFile(file, file, pragmas, program, async () =>
      program === "site" ? false : isSiteRunningOnFolder(dataDir),
    );
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Replaces Node's recursive mkdir, which never returns where folders cannot be created (/proc). */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Opens a backup without a write-ahead log, so that it stays a single file. @param name for error messages. */
export function openSingleFile(file: string, name = file): Promise<Database> {
  return openFile(file, name, ["pragma journal_mode = delete"], "desk", async () => false);
}

async function openFile(
  file: string,
  name: string,
  pragmas: readonly string[],
  program: Program,
  isInUse: () => Promise<boolean>,
): Promise<Database> {
  const dialect = createSqliteDialect({
    file,
    busyTimeout: busyTimeouts[program],
    pragmas: [...PRAGMAS, ...pragmas],
  });
  const queries = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await checkWhole(queries, name);
    await migrate(queries, "sqlite", isInUse);
  } catch (error) {
    await queries.destroy();
    throw isCorrupt(error) ? new CorruptDatabaseError(`${name} is damaged.`) : error;
  }
  return {
    engine: "sqlite",
    queries,
    now: async () => new Date(),
    close: () => queries.destroy(),
  };
}

async function checkWhole(queries: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(queries);
  if (rows[0]?.quickCheck !== "ok") throw new CorruptDatabaseError(`${name} is damaged.`);
}
