import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings } from "#tests/support/test-database.ts";
import { createTestSite, storedRequests } from "#tests/support/test-site.ts";
import { listMigrations } from "./migrations.ts";
import type { Program } from "./site-lock.ts";

/** A database with two requests, and functions to open it and make it older. */
async function createStore() {
  const site = await createTestSite({ settings: await createEmptyDatabaseSettings() });
  for (const email of ["ada@ｂücher.example", "eve@example.com"]) {
    await site.sendForm({ email });
  }
  const { queries } = site.database;
  const open = async (program: Program) => {
    const database = await openDatabase(site.env, silentLog, program);
    onTestFinished(() => database.close());
    return database;
  };
  /** Reverts the latest migration, to the state of version 1.1. */
  async function makeOlder() {
    for (const undo of [
      "drop index quote_request_told_mailbox_key",
      "alter table quote_request drop column mailbox_key",
      "alter table quote_request drop column repeat_of",
      "alter table notice drop column delivered_to",
      "update quote_request set email_key = email",
      "delete from kysely_migration where name = '0006-repeats'",
    ]) {
      await sql.raw(undo).execute(queries);
    }
  }
  return { site, queries, open, makeOlder };
}

test("a database from an older version is migrated, email keys included, and keeps its requests", async () => {
  const { site, open, makeOlder } = await createStore();
  const before = await storedRequests(site);
  await makeOlder();
  await open("site");
  const old = { mailboxKey: null, repeatOf: null };
  expect(await storedRequests(site)).toEqual(before.map((request) => ({ ...request, ...old })));
  expect(before[0]?.emailKey).toBe("ada@xn--bcher-kva.example");
});

test("a database from any older version can be migrated", async () => {
  const { site, queries, open } = await createStore();
  const migrations = listMigrations(site.database.engine);
  for (const last of Object.keys(migrations)) {
    const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
    for (const { name } of tables) {
      await sql`drop table ${sql.id(name)} ${sql.raw(site.database.engine === "postgresql" ? "cascade" : "")}`.execute(
        queries,
      );
    }
    const migrator = new Migrator({
      db: queries,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateTo(last);
    expect(error).toBeUndefined();
    await (await open("desk")).close();
    await site.sendForm();
    expect(await storedRequests(site)).toHaveLength(1);
  }
});

test("a database from a newer version is refused by both site and desk", async () => {
  const { queries, open } = await createStore();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-next', 'later')`.execute(
    queries,
  );
  for (const program of ["site", "desk"] as const) {
    await expect(open(program)).rejects.toThrow("newer version");
  }
});

test("a failing migration leaves the database unchanged", async () => {
  const { queries, open, makeOlder } = await createStore();
  await makeOlder();
  // Makes the migration fail after it has added other columns.
  await sql`alter table notice add column delivered_to text`.execute(queries);
  await expect(open("site")).rejects.toThrow(/duplicate column|already exists/);
  await expect(sql`select mailbox_key from quote_request`.execute(queries)).rejects.toThrow();
});

test("an older database with a running site is migrated by another instance, but not by the desk", async () => {
  const { site, open, makeOlder } = await createStore();
  await open("site");
  await makeOlder();
  await expect(open("desk")).rejects.toThrow("Restart the site");
  if (site.database.engine === "postgresql") await open("site");
});
