// Tests through PgBouncer, in each pool mode.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import { explainStart, StartError } from "#server/explain-start.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import { openPostgresql } from "./open.ts";

const program = ["/usr/sbin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find(existsSync);

/** Creates a database and a pooler in this mode; resolves to the address through the pooler. */
async function startPooler(
  mode: "session" | "transaction" | "statement",
  changes: Record<string, string> = {},
): Promise<string> {
  const { DATABASE_URL = "" } = await createEmptyDatabaseSettings();
  const server = new URL(DATABASE_URL);
  const folder = await createTestFolder();
  chmodSync(folder, 0o777);
  const settings = {
    listen_port: "6543",
    unix_socket_dir: folder,
    auth_type: "any",
    pool_mode: mode,
    ...changes,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${server.searchParams.get("host")} user=studio`;
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, ["[databases]", database, "[pgbouncer]", ...lines, ""].join("\n"));
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = spawn(program ?? "", [...user, file], { stdio: "ignore" });
  onTestFinished(async () => {
    const ended = once(pooler, "exit");
    pooler.kill("SIGTERM");
    await ended;
  });
  await expect.poll(() => existsSync(join(folder, ".s.PGSQL.6543"))).toBe(true);
  return `postgresql://studio@localhost:6543${server.pathname}?host=${folder}`;
}

describe.runIf(testEngine === "postgresql" && program)("behind PgBouncer", () => {
  test("in session mode the site works, and the desk detects that it is running", async () => {
    const url = await startPooler("session");
    const site = await createTestSite({ settings: { DATABASE_URL: url } });
    expect((await site.sendForm()).status).toBe(303);
    const running = await openPostgresql(url, silentLog, "site");
    onTestFinished(() => running.close());
    expect(await isSiteRunningOnPostgresql(running.pool)).toBe(true);
  });

  test.each([
    ["transaction", "is reached through a pooler in transaction mode"],
    ["statement", "transaction blocks not allowed in statement pooling mode"],
  ] as const)("in %s mode the start is refused with an explanation", async (mode, words) => {
    const url = await startPooler(mode);
    const cause = await openPostgresql(url, silentLog, "site").catch((error) => error);
    const said = explainStart(new StartError("PostgreSQL", cause));
    expect([said.includes(words), said.includes("\n")]).toEqual([true, false]);
  });

  test("in transaction mode with round-robin sessions the start is refused too", async () => {
    const url = await startPooler("transaction", { server_round_robin: "1" });
    const clients = [new Client(url), new Client(url)];
    for (const client of clients) await client.connect();
    for (const client of clients) await client.query("begin");
    for (const client of clients) await client.query("commit");
    for (const client of clients) await client.end();
    await expect(openPostgresql(url, silentLog, "site")).rejects.toThrow("in transaction mode");
  });
});
