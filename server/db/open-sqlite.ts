// Opens the studio's SQLite database, one file in the data folder.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import type { Database, Tables } from "./schema.ts";

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

/** @param journal a "single file" has nothing lying beside it once it is closed: for backups. */
export async function openSqliteFile(
  file: string,
  journal: "write-ahead" | "single file" = "write-ahead",
): Promise<Database> {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // WAL lets the desk read while the site writes; FULL puts a commit on the disk before it is answered.
    sqlite.exec(`PRAGMA journal_mode = ${journal === "write-ahead" ? "WAL" : "DELETE"}`);
    sqlite.exec("PRAGMA synchronous = FULL");
    sqlite.exec("PRAGMA foreign_keys = ON");
    // Erased means gone: freed pages are overwritten.
    sqlite.exec("PRAGMA secure_delete = ON");
    checkWhole(sqlite, file);
    const queries = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) });
    await migrate(queries, "sqlite");
    return { engine: "sqlite", queries, close: () => queries.destroy() };
  } catch (error) {
    sqlite.close();
    throw isCorrupt(error) ? new CorruptDatabaseError(`${file} is damaged.`) : error;
  }
}

function checkWhole(sqlite: DatabaseSync, file: string): void {
  const rows = sqlite.prepare("PRAGMA quick_check(1)").all();
  if (rows[0]?.quick_check !== "ok") throw new CorruptDatabaseError(`${file} is damaged.`);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isCorrupt(error: unknown): boolean {
  return [11, 26].includes((error as { errcode?: number }).errcode ?? 0);
}
