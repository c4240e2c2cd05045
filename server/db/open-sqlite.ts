// Opens the studio's SQLite database, one file in the data folder.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import type { Database, Tables } from "./schema.ts";

export const sqliteFileName = "quotes.sqlite";

/** Opens the file, creating folder, file and tables where missing. Throws when the file cannot be used. */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: 5_000 });
  try {
    // WAL lets the desk read while the site writes; FULL puts a commit on the disk before it is answered.
    sqlite.exec("PRAGMA journal_mode = WAL");
    sqlite.exec("PRAGMA synchronous = FULL");
    sqlite.exec("PRAGMA foreign_keys = ON");
    // Erased means gone: freed pages are overwritten.
    sqlite.exec("PRAGMA secure_delete = ON");
    const queries = new Kysely<Tables>({
      dialect: new NodeSqliteDialect(sqlite),
    });
    await migrate(queries, "sqlite");
    return { engine: "sqlite", queries, close: () => queries.destroy() };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
