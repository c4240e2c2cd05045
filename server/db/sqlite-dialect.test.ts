import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
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
