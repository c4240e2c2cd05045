// Backups: one SQLite file that holds everything, from either engine, taken while the site runs.

import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { copyDatabase, summarise, type TableSummary } from "./copy.ts";
import { openSqliteFile } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

/** Writes the file and reads it back. Rejects when it would not do. */
export async function backUp(
  database: Database,
  sqliteFile: string,
  file: string,
): Promise<TableSummary[]> {
  if (database.engine === "postgresql") {
    return withDatabase(file, (copy) => copyDatabase(database, copy));
  }
  const source = new DatabaseSync(sqliteFile, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, file);
  } finally {
    source.close();
  }
  return withDatabase(file, readBack);
}

/** Replaces everything in `database` by what the file holds, in one transaction; the site may go on running. */
export async function restore(file: string, database: Database): Promise<TableSummary[]> {
  // Brought up to this version's tables in a copy: a backup stays as it was taken.
  const folder = mkdtempSync(join(tmpdir(), "wrap-studio-restore-"));
  const copy = join(folder, "backup.sqlite");
  try {
    copyFileSync(file, copy);
    return await withDatabase(copy, async (source) => {
      await readBack(source);
      return copyDatabase(source, database);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rejects when the file is damaged. */
async function readBack({ queries }: Database): Promise<TableSummary[]> {
  return [await summarise(queries, "quote_request"), await summarise(queries, "notice")];
}

async function withDatabase<T>(file: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openSqliteFile(file, "single file");
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
