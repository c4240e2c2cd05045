import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { openPostgresql } from "./open.ts";

describe.runIf(testEngine === "postgresql")("a connection to PostgreSQL", () => {
  async function open() {
    const { DATABASE_URL: url = "" } = await createEmptyDatabaseSettings();
    const lines: object[] = [];
    const log = createLog((line) => lines.push(JSON.parse(line)));
    const database = await openPostgresql(url, log, "site");
    onTestFinished(() => database.close());
    if (database.engine !== "postgresql") throw new Error("not PostgreSQL");
    const client = new Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    return { ...database, client, lines };
  }

  test("returns times in SQLite's format, and other values unchanged", async () => {
    const { queries } = await open();
    const { rows } =
      await sql`select timestamptz '2026-11-20 15:03:21.5+01' as some_time, 7 as number,
      'text' as text`.execute(queries);
    expect(rows).toEqual([{ someTime: "2026-11-20T14:03:21.500Z", number: 7, text: "text" }]);
  });

  test.each(["in use", "idle"])(
    "lost while %s is logged, and the next query gets a new connection",
    async (state) => {
      const { pool, queries, client, lines } = await open();
      const connection = await pool.connect();
      if (state === "idle") connection.release();
      const lost = new Promise((resolve) => connection.once("end", resolve));
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wrap-studio-site' and datname = current_database()",
      );
      await lost;
      if (state === "in use") connection.release(true);
      const event = { level: "warn", event: "database connection lost", code: "57P01" };
      expect(lines).toContainEqual(expect.objectContaining(event));
      expect(await queries.selectFrom("quoteRequest").selectAll().execute()).toEqual([]);
    },
  );
});
