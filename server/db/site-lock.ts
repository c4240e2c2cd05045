// Detection of a running site: on SQLite by a file lock that ends with the process, on PostgreSQL by its connections.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { DatabaseRefusedError, isBusy } from "./errors.ts";

/** The program that opens the database: the running site, or any other ("desk"). */
export type Program = "site" | "desk";

export const applicationNames: Record<Program, string> = {
  site: "wrap-studio-site",
  desk: "wrap-studio-desk",
};

const lockFileName = "site.lock";
/** Milliseconds to wait for a previous process to release the lock. */
const HANDOVER = 5_000;

/** Returns a function that releases the lock. Throws a `DatabaseRefusedError` if another process keeps the lock. */
export function holdSiteLock(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, lockFileName), { timeout: HANDOVER });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw isBusy(error)
      ? new DatabaseRefusedError(`A site is already running on the data folder ${dataDir}.`)
      : error;
  }
  return () => lock.close();
}

export function isSiteRunningOnFolder(dataDir: string): boolean {
  const file = join(dataDir, lockFileName);
  if (!existsSync(file)) return false;
  const lock = new DatabaseSync(file);
  try {
    lock.exec("begin exclusive");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

/** Number of queries, 100 ms apart: PostgreSQL takes a moment to notice a closed connection. */
const LOOKS = 10;

/** A running site always has a connection open, since it polls its outbox every few seconds. */
export async function isSiteRunningOnPostgresql(pool: Pool): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where application_name = $1 and datname = current_database()",
      [applicationNames.site],
    );
    if (!rowCount) return false;
    await setTimeout(100);
  }
  return true;
}
