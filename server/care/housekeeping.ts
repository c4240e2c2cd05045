// What the running site does for itself once an hour: let go of what is past its time,
// and say when it has been quiet for too long.

import type { Database } from "#server/db/schema.ts";
import { describeError, type Log } from "#server/log.ts";
import { createWorkLoop, type WorkLoop } from "#server/work-loop.ts";
import { findQuietSpell, listLatestTimes } from "./quiet.ts";
import { purgeExpired, type Retention } from "./retention.ts";

const HOUR = 60 * 60 * 1000;

export type HousekeepingDeps = {
  database: Database;
  dataDir: string;
  retention: Retention;
  now: () => Date;
  log: Log;
};

export function createHousekeeping(deps: HousekeepingDeps): WorkLoop {
  return createWorkLoop(() => keepHouse(deps), HOUR);
}

/** Never rejects: what fails now is tried again in an hour. */
export async function keepHouse(deps: HousekeepingDeps): Promise<void> {
  const { database, dataDir, retention, now, log } = deps;
  try {
    const purged = await purgeExpired(database, dataDir, retention, now());
    if (purged > 0) log.info("quote requests purged", { count: purged });
    const spell = findQuietSpell(await listLatestTimes(database), now());
    if (spell) log.warn("no quote request for longer than usual", spell);
  } catch (error) {
    log.error("housekeeping failed", describeError(error));
  }
}
