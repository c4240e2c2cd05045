// Tells the desk whether a site is running on the same store. On SQLite the site holds an exclusive lock
// on a file beside the database, which the system releases with the process, however it ends.
// On PostgreSQL its connections carry its name.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { isBusy } from "./error-kinds.ts";
import { SiteRunningError } from "./refusals.ts";

/** Who opens the store: the running site, or anything else. */
export type Program = "site" | "desk";

export const applicationNames: Record<Program, string> = {
  site: "wrap-studio-site",
  desk: "wrap-studio-desk",
};

const lockFileName = "site.lock";
/** Milliseconds that a start waits for the previous process to release it. */
const HANDOVER = 5_000;

/** Resolves to the release. Rejects with a `SiteRunningError` while another process holds it. */
export function holdSiteLock(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, lockFileName), { timeout: HANDOVER });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw isBusy(error)
      ? new SiteRunningError(`A site is already running on the data folder ${dataDir}.`)
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

/** How often, a tenth of a second apart, PostgreSQL is asked: it takes a moment to see that a connection has ended. */
const LOOKS = 10;

/** A running site looks for notices every few seconds, so that it always has a connection open. */
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
