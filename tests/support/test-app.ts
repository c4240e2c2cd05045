// The whole server on a free port with a separate database, and access to that database.

import { onTestFinished } from "vitest";
import { startApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestDatabaseSettings } from "#tests/support/test-database.ts";
import { createTestFolder, parseTestEnv, testPages } from "#tests/support/test-site.ts";

/** @param onLog receives every event. */
export async function startTestApp(
  settings: Record<string, string> = {},
  onLog = (_event: string) => {},
) {
  const env = parseTestEnv({
    DATA_DIR: await createTestFolder(),
    PORT: "0",
    ...(await createTestDatabaseSettings()),
    ...settings,
  });
  const server = await startApp({
    env,
    pages: testPages,
    log: createLog((line) => onLog(JSON.parse(line).event)),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { address: server.address, port: Number(new URL(server.address).port), stop, env };
}

export async function inDatabase<T>(
  env: Env,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env, silentLog);
  return work(database).finally(() => database.close());
}
