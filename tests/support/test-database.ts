// An empty database for each test, on the engine of this test run.

import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import type { Engine } from "#server/db/schema.ts";
import { openSqlite, sqliteFileName } from "#server/db/sqlite/open.ts";

export const testEngine: Engine =
  process.env.TEST_ENGINE === "postgresql" ? "postgresql" : "sqlite";

/** On PostgreSQL, the tests of a process share one database: creating a database takes 250 ms, emptying one 10 ms. */
let created: Promise<string> | undefined;

/** Deletes rows: truncate is much slower, since it creates new files for tables and indexes. */
const emptyTables = `
  delete from photo; delete from notice; delete from quote_request; delete from readiness; delete from rate_limit;
  delete from erasure; delete from erased_request; delete from setting;
  select setval('quote_request_id_seq', 1, false), setval('notice_id_seq', 1, false),
    setval('photo_id_seq', 1, false)`;

/** Settings for the test's database, which is emptied after the test. */
export async function createTestDatabaseSettings(): Promise<Record<string, string>> {
  if (testEngine === "sqlite") return {};
  created ??= createDatabase(inject("postgresqlUrl"));
  const url = await created;
  onTestFinished(() => run(url, emptyTables));
  return { DATABASE_URL: url };
}

/** Settings for a database without tables. */
export async function createEmptyDatabaseSettings(): Promise<Record<string, string>> {
  if (testEngine === "sqlite") return {};
  return { DATABASE_URL: await createDatabase(inject("postgresqlUrl"), "template1") };
}

let migrated: Promise<Buffer> | undefined;

/** Copies a migrated SQLite database into the folder. This is faster than a migration for each test. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  if (testEngine !== "sqlite") return;
  migrated ??= migrate();
  await writeFile(join(dataDir, sqliteFileName), await migrated);
}

async function migrate(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "wrap-studio-"));
  await (await openSqlite(folder)).close();
  const file = await readFile(join(folder, sqliteFileName));
  await rm(folder, { recursive: true });
  return file;
}

async function createDatabase(server: string, template = "migrated"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(server, `create database ${name} template ${template}`);
  return server.replace("/postgres?", `/${name}?`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
