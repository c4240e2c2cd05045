// The clock that all instances share: PostgreSQL's, or this machine's beside SQLite. Waits, leases and dates go by it,
// since the clocks of several instances may differ by days.

import type { Database } from "./schema.ts";

/** @param instanceNow what this machine's clock says. */
export async function readClock(database: Database, instanceNow: Date): Promise<Date> {
  return (await database.now?.()) ?? instanceNow;
}
