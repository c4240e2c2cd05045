// The desk's database connection. Never creates a database: if DATA_DIR is mistyped, an empty one would look as if
// nobody had asked for a quote.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isBusy, isDiskFull, isUnwritable } from "#server/db/errors.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteFileName } from "#server/db/sqlite/open.ts";
import type { Env } from "#server/env.ts";
import { explainStart, StartError } from "#server/explain-start.ts";
import { createLog } from "#server/log.ts";
import { DeskError } from "./desk.ts";

export async function openDeskDatabase(env: Env): Promise<Database> {
  const file = join(env.dataDir, sqliteFileName);
  // A full disk may leave an empty file, which SQLite takes for a new database.
  const isThere = existsSync(file) && statSync(file).size > 0;
  if (env.databaseUrl === undefined && !isThere) {
    throw new DeskError(
      `There is no database in ${env.dataDir}. Check that DATA_DIR is the site's. If the site is starting, try again; if it has never run, start it once.`,
    );
  }
  return openDatabase(
    env,
    createLog(() => {}),
  ).catch((error: unknown) => {
    // The caller explains a full disk (explainDatabase).
    if (isDiskFull(error)) throw error;
    const part = env.databaseUrl === undefined ? "data folder" : "PostgreSQL";
    throw new DeskError(explainStart(new StartError(part, error)));
  });
}

/** Explains a database that is busy or cannot be written; `undefined` for any other error. */
export function explainDatabase(error: unknown): string | undefined {
  if (isBusy(error)) {
    return "Another program has held the database for too long. Try again in a minute.";
  }
  if (isDiskFull(error)) {
    return "The disk is full or STORE_LIMIT_MB is reached, so this was not finished. Nothing already stored is lost. Make room, then try again.";
  }
  if (isUnwritable(error)) {
    return "The database or a backup cannot be written. Check its folder’s owner and space; on a server, run the desk as wrapstudio.";
  }
  return undefined;
}
