// Whether a site is running on a database. On SQLite the site holds an exclusive lock on a file beside it, which the
// system releases with the process, however it ends. On PostgreSQL its connections carry its name.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { DatabaseRefusedError, isBusy } from "./errors.ts";

/** Who opens the database: the running site, or anything else. */
export type Program = "site" | "desk";

export const applicationNames: Record<Program, string> = {
  site: "wrap-studio-site",
  desk: "wrap-studio-desk",
};

const lockFileName = "site.lock";
/** Milliseconds that a start waits for the previous process to release it. */
const HANDOVER = 5_000;

/** Returns the release. Throws a `DatabaseRefusedError` while another process holds it. */
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

/** Queries, a tenth of a second apart: PostgreSQL takes a moment to see that a connection has ended. */
const LOOKS = 10;

/** A running site looks for notifications every few seconds, so it always has a connection open. */
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
