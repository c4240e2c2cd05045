import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings } from "#tests/support/test-database.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { migrations } from "./migrate.ts";
import type { Program } from "./site-lock.ts";

/** The migrator wants those before it on record. */
const latest = Object.keys(migrations).at(-1);

/** A site's store, closed; whoever opens it next is of another version. */
async function createStore(change: "older" | "newer") {
  const { env, database } = await createTestSite({ settings: await createEmptyDatabaseSettings() });
  if (change === "newer") {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-next', 'later')`.execute(
      database.queries,
    );
  } else {
    await sql`delete from kysely_migration where name = ${latest}`.execute(database.queries);
  }
  const open = (program: Program) => openDatabase(env, silentLog, program);
  return { open, database };
}

/** Only the record of it was taken away: the tables are there, so another try would fail. */
const restoreRecord = (database: Awaited<ReturnType<typeof createStore>>["database"]) =>
  sql`insert into kysely_migration (name, timestamp) values (${latest}, 'now')`.execute(
    database.queries,
  );

describe("a store of another version", () => {
  test("that is newer is refused by the site and by the desk, in words", async () => {
    const { open } = await createStore("newer");
    for (const program of ["site", "desk"] as const) {
      await expect(open(program)).rejects.toThrow("newer version");
    }
  });

  test("that cannot be brought up to date is left as it was, and refused in the database's own words", async () => {
    const { open, database } = await createStore("older");
    const { queries } = database;
    await sql`delete from kysely_migration where name >= '0004'`.execute(queries);
    await sql`drop index quote_request_open`.execute(queries);
    await sql`alter table quote_request drop column answered_at`.execute(queries);
    // Adding this column again goes well; what comes after it does not.
    await expect(open("site")).rejects.toThrow(/duplicate column|already exists/);
    await expect(sql`select answered_at from quote_request`.execute(queries)).rejects.toThrow();
  });

  test("whose site is running is not changed by the desk, which says to restart the site", async () => {
    const { open, database } = await createStore("older");
    await restoreRecord(database);
    const site = await open("site");
    await sql`delete from kysely_migration where name = ${latest}`.execute(database.queries);
    await expect(open("desk")).rejects.toThrow("Restart the site");
    await restoreRecord(database);
    await (await open("desk")).close();
    await site.close();
  });
});
