import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { createSqliteDialect } from "./dialect.ts";

async function createTable() {
  const file = join(await createTestFolder(), "a.sqlite");
  const dialect = createSqliteDialect({ file, busyTimeout: 50, pragmas: [] });
  const queries = new Kysely<{ kept: { id: number } }>({ dialect });
  onTestFinished(() => queries.destroy());
  await sql`create table kept (id integer)`.execute(queries);
  const keep = (id: number) => queries.insertInto("kept").values({ id }).execute();
  const kept = async () => {
    const rows = await queries.selectFrom("kept").select("id").execute();
    return rows.map(({ id }) => id);
  };
  const other = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => other.close());
  return { queries, keep, kept, other };
}

describe("a transaction", () => {
  test("makes other queries wait, and is rolled back if it fails", async () => {
    const { queries, keep, kept } = await createTable();
    const failed = queries.transaction().execute(async (transaction) => {
      await transaction.insertInto("kept").values({ id: 1 }).execute();
      throw new Error("changed my mind");
    });
    const later = queries.transaction().execute(async (transaction) => {
      await transaction.insertInto("kept").values({ id: 2 }).execute();
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await Promise.all([later, keep(3)]);
    expect(await kept()).toEqual([2, 3]);
  });

  test("with a query that was not awaited is refused, not committed", async () => {
    const { queries, kept } = await createTable();
    const careless = queries.transaction().execute(async (transaction) => {
      void transaction.insertInto("kept").values({ id: 1 }).execute();
    });
    await expect(careless).rejects.toThrow("an await is missing");
    expect(await kept()).toEqual([]);
  });

  test("takes the write lock at its start, unless it is read only", async () => {
    const { queries, other } = await createTable();
    await queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom("kept").select("id").execute();
      expect(() => other.exec("begin immediate")).toThrow("locked");
    });
    const reading = queries.transaction().setAccessMode("read only");
    await reading.execute(async (transaction) => {
      await transaction.selectFrom("kept").select("id").execute();
      other.exec("begin immediate");
      other.exec("rollback");
    });
  });
});

test("if a query times out on a lock, queued queries fail too; after any other failure they run", async () => {
  const { queries, keep, kept, other } = await createTable();
  const wrong = sql`no sql`.execute(queries);
  const right = keep(1);
  await expect(wrong).rejects.toThrow("syntax error");
  await right;
  other.exec("begin immediate");
  const [first, second] = [keep(2), keep(3)];
  await expect(first).rejects.toMatchObject({ errcode: 5 });
  other.exec("rollback");
  await expect(second).rejects.toMatchObject({ errcode: 5 });
  expect(await kept()).toEqual([1]);
});

test("a running transaction and a queued query fail once the database is closed", async () => {
  const { queries, keep } = await createTable();
  const held = Promise.withResolvers<void>();
  const underWay = queries.transaction().execute(() => held.promise);
  const outcomes = Promise.allSettled([underWay, keep(1)]);
  await queries.destroy();
  held.resolve();
  const closed = { status: "rejected", reason: new Error("The database is closed.") };
  expect(await outcomes).toEqual([closed, closed]);
});
