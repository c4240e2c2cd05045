import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { CompiledQuery, Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

test("a thread that died is replaced by one with the same settings, and the file keeps what was committed", async () => {
  const threads: Worker[] = [];
  const postMessage = vi.spyOn(Worker.prototype, "postMessage");
  postMessage.mockImplementation(function (this: Worker, ...message) {
    if (!threads.includes(this)) threads.push(this);
    postMessage.mockRestore();
    this.postMessage(...message);
  });
  const dialect = new SqliteThreadDialect({
    file: join(await createTestFolder(), "a.sqlite"),
    busyTimeout: 100,
    pragmas: ["pragma secure_delete = on"],
  });
  const queries = new Kysely<Record<string, never>>({ dialect });
  onTestFinished(() => queries.destroy());
  await sql`create table kept (id integer)`.execute(queries);
  await threads[0]?.terminate();

  const { rows } = await sql`select name from sqlite_schema`.execute(queries);
  expect(rows).toEqual([{ name: "kept" }]);
  const settings = await sql`pragma secure_delete`.execute(queries);
  expect(settings.rows).toEqual([{ secure_delete: 1 }]);
});

describe("queries of one connection", () => {
  async function createTable() {
    const file = join(await createTestFolder(), "a.sqlite");
    const dialect = new SqliteThreadDialect({ file, busyTimeout: 50, pragmas: [] });
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

  test("wait for a transaction to end, and none of one that fails is kept", async () => {
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

  test("that still wait when it is closed fail, and start no thread that would keep the program running", async () => {
    const { queries, keep } = await createTable();
    const held = Promise.withResolvers<void>();
    const underWay = queries.transaction().execute(() => held.promise);
    const outcomes = Promise.allSettled([underWay, keep(1)]);
    await queries.destroy();
    held.resolve();
    const closed = { status: "rejected", reason: new Error("The database is closed.") };
    expect(await outcomes).toEqual([closed, closed]);
  });

  test("that only read leave other programs free to write", async () => {
    const { queries, other } = await createTable();
    const reading = queries.transaction().setAccessMode("read only");
    await reading.execute(async (transaction) => {
      await transaction.selectFrom("kept").select("id").execute();
      other.exec("begin immediate");
      other.exec("rollback");
      expect(() => other.exec("begin exclusive; rollback")).toThrow("locked");
    });
  });

  test("behind one that waited for the lock in vain do not wait too; those behind another failure go on", async () => {
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
});

describe("a connection", () => {
  async function connect() {
    const file = join(await createTestFolder(), "a.sqlite");
    const driver = new SqliteThreadDialect({ file, busyTimeout: 50, pragmas: [] }).createDriver();
    return { driver, connection: await driver.acquireConnection() };
  }
  const query = CompiledQuery.raw("select 1 as one");

  test("answers until it is closed, and says so from then on, however often it is closed", async () => {
    const { driver, connection } = await connect();
    expect(await connection.executeQuery(query)).toEqual({ rows: [{ one: 1 }] });
    await driver.destroy();
    await driver.destroy();
    await expect(connection.executeQuery(query)).rejects.toThrow("The database is closed.");
  });

  test("that was never used has nothing to close", async () => {
    const data = { file: "/nowhere/a.sqlite", busyTimeout: 50, pragmas: [] };
    await new SqliteThreadDialect(data).createDriver().destroy();
  });

  test("whose thread dies fails what it was asked", async () => {
    const { connection } = await connect();
    const postMessage = vi.spyOn(Worker.prototype, "postMessage");
    postMessage.mockImplementation(function (this: Worker) {
      postMessage.mockRestore();
      void this.terminate();
    });
    await expect(connection.executeQuery(query)).rejects.toThrow("The database is closed.");
  });

  test("whose thread fails by itself, as for want of memory, says why", async () => {
    const { connection } = await connect();
    const postMessage = vi.spyOn(Worker.prototype, "postMessage");
    postMessage.mockImplementation(function (this: Worker) {
      postMessage.mockRestore();
      this.emit("error", new Error("out of memory"));
      void this.terminate();
    });
    await expect(connection.executeQuery(query)).rejects.toThrow("out of memory");
  });

  test("does not stream", async () => {
    const { driver, connection } = await connect();
    await expect(connection.streamQuery(query, 1).next()).rejects.toThrow("not supported");
    await driver.destroy();
  });
});
