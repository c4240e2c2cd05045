// The housekeeping of a test's site, with a log that is a list and clocks that the test moves.

import { randomUUID } from "node:crypto";
import { createHousekeeping, type HousekeepingDeps } from "#server/care/housekeeping.ts";
import type { LogFields } from "#server/log.ts";
import type { createTestSite } from "./test-site.ts";

export function createTestHousekeeping(
  site: Awaited<ReturnType<typeof createTestSite>>,
  changes: Partial<HousekeepingDeps> = {},
) {
  const logged: string[] = [];
  /** What each event was logged with, in the order of `logged`. */
  const loggedFields: (LogFields | undefined)[] = [];
  const at = (level: string) => (event: string, fields?: LogFields) => {
    logged.push(`${level}: ${event}`);
    loggedFields.push(fields);
  };
  const steady = { elapsed: 0 };
  const housekeeping = createHousekeeping({
    database: site.database,
    dataDir: site.env.dataDir,
    retention: site.env.retention,
    space: site.env,
    channels: site.channels.map(({ name }) => name),
    now: site.clock.now,
    newUuid: randomUUID,
    elapsed: () => steady.elapsed,
    log: { debug() {}, info: at("info"), warn: at("warn"), error: at("error") },
    measureSpace: async () => ({ freeMegabytes: 10_000, storedMegabytes: 1, photoMegabytes: 0 }),
    ...changes,
  });
  return { ...housekeeping, logged, loggedFields, steady };
}
