// Housekeeping of a test site, with mocked clocks, and with its log as a list.

import { randomUUID } from "node:crypto";
import { createHousekeeping, type HousekeepingDeps } from "#server/care/housekeeping.ts";
import type { LogFields } from "#server/log.ts";
import type { TestSite } from "./test-site.ts";

export function createTestHousekeeping(site: TestSite, changes: Partial<HousekeepingDeps> = {}) {
  const logged: string[] = [];
  /** Fields of each logged event, in the order of `logged`. */
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
    newUuid: randomUUID,
    elapsed: () => steady.elapsed,
    log: { info: at("info"), warn: at("warn"), error: at("error") },
    measureSpace: async () => ({ freeMegabytes: 10_000, storedMegabytes: 1, photoMegabytes: 0 }),
    ...changes,
  });
  return { ...housekeeping, logged, loggedFields, steady };
}
