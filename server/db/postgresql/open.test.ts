import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Program } from "#server/db/site-lock.ts";
import { createLog } from "#server/log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { openPostgresql } from "./open.ts";

describe.runIf(testEngine === "postgresql")("a connection to PostgreSQL", () => {
  async function createDatabase() {
    const { env, clock } = await createTestSite({ settings: await createEmptyDatabaseSettings() });
    const url = env.databaseUrl ?? "";
    const lines: string[] = [];
    const open = async (program?: Program) => {
      const database = await openPostgresql(
        url,
        createLog((line) => lines.push(line), clock.now),
        program,
      );
      onTestFinished(() => database.close());
      if (database.engine !== "postgresql") throw new Error("not PostgreSQL");
      return database;
    };
    const client = new Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    return { open, client, lines };
  }

  test("gives times as SQLite keeps them, and other values as they are", async () => {
    const { open } = await createDatabase();
    const { queries } = await open();
    const { rows } =
      await sql`select timestamptz '2026-11-20 15:03:21.5+01' as some_time, 7 as number,
      'text' as text`.execute(queries);
    expect(rows).toEqual([{ someTime: "2026-11-20T14:03:21.500Z", number: 7, text: "text" }]);
  });

  test.each(["in use", "idle"] as const)(
    "that breaks while %s is told in the log, and the next query has another",
    async (state) => {
      const { open, client, lines } = await createDatabase();
      const { pool, queries } = await open("site");
      const connection = await pool.connect();
      if (state === "idle") connection.release();
      const lost = new Promise((resolve) => connection.once("end", resolve));
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wrap-studio-site' and datname = current_database()",
      );
      await lost;
      if (state === "in use") connection.release(true);
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          level: "warn",
          event: "database connection lost",
          code: "57P01",
        }),
      );
      expect(await queries.selectFrom("quoteRequest").selectAll().execute()).toEqual([]);
    },
  );
});
