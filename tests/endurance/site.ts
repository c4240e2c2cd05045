// A trial's store, app and server process.

import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { untilPrinted } from "#tests/support/child-output.ts";
import { createPostgresql } from "#tests/support/postgresql.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestFolder, parseTestEnv, testPages } from "#tests/support/test-site.ts";

export type Engine = "SQLite" | "PostgreSQL";
export type Settings = Record<string, string>;

/** Creates a data folder, and for PostgreSQL a server that waits for the disk on commit, as in production. */
export async function createStore(engine: Engine) {
  const settings = { DATA_DIR: await createTestFolder(), RATE_LIMIT: "off" };
  if (engine === "SQLite") return { settings };
  const postgresql = await createPostgresql({ durable: true });
  onTestFinished(() => postgresql.remove());
  return { settings: { ...settings, DATABASE_URL: postgresql.url("postgres") }, postgresql };
}

/** Opens the app on a trial's store, as one more instance, with the trial's own clock. */
export async function openApp(settings: Settings, now: () => Date, attemptLimit?: number) {
  const env = parseTestEnv(settings);
  const database = await openDatabase(env, silentLog);
  onTestFinished(() => database.close());
  const app = createApp({
    env,
    database: { ...database, now: async () => now() },
    pages: testPages,
    mailer: createMailer(env.mail, env.dataDir),
    log: silentLog,
    now,
    elapsed: () => now().getTime(),
    random: Math.random,
    newUuid: randomUUID,
    ...(attemptLimit && { attemptLimit }),
  });
  onTestFinished(() => app.pictures.stop());
  return { env, queries: database.queries, ...app };
}

type Signal = "SIGKILL" | "SIGTERM";

/** Starts the server process. Rejects with its output if it fails to start. */
export async function startSite(settings: Settings) {
  const site = {
    /** `address` changes with each start. */
    ...(await start(settings)),
    async end(signal: Signal) {
      const { exitCode, signalCode } = site.process;
      if (exitCode !== null || signalCode !== null) return;
      const exited = once(site.process, "exit");
      site.process.kill(signal);
      await exited;
    },
    async restart(signal: Signal, changes: Settings = {}) {
      await site.end(signal);
      Object.assign(site, await start({ ...settings, ...changes }));
    },
  };
  onTestFinished(() => site.end("SIGKILL"));
  return site;
}

async function start(settings: Settings): Promise<{ address: string; process: ChildProcess }> {
  const script = join(import.meta.dirname, "site-process.ts");
  // Excludes this machine's own settings.
  const { PATH } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env: { PATH, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { address: await untilPrinted(child, /(http:.*)\n/), process: child };
}
