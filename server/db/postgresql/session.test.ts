import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Program } from "#server/db/site-lock.ts";
import { createLog } from "#server/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { cleanAddress, openPostgresql } from "./open.ts";

/** A separate database for a test, with a connection for changing it. */
async function createDatabase() {
  const { DATABASE_URL: url = "" } = await createEmptyDatabaseSettings();
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const name = new URL(url).pathname.slice(1);
  return { url, client, name };
}

async function open(url: string, program?: Program, log = silentLog) {
  const database = await openPostgresql(url, log, program);
  onTestFinished(() => database.close());
  return database;
}

describe.runIf(testEngine === "postgresql")("a connection to PostgreSQL", () => {
  test("returns times in SQLite's format, and other values unchanged", async () => {
    const { queries } = await open((await createDatabase()).url);
    const { rows } =
      await sql`select timestamptz '2026-11-20 15:03:21.5+01' as some_time, 7 as number,
      'text' as text`.execute(queries);
    expect(rows).toEqual([{ someTime: "2026-11-20T14:03:21.500Z", number: 7, text: "text" }]);
  });

  test.each(["in use", "idle"])(
    "lost while %s is logged, and the next query uses a new connection",
    async (state) => {
      const { url, client } = await createDatabase();
      const lines: object[] = [];
      const log = createLog((line) => lines.push(JSON.parse(line)));
      const { pool, queries } = await open(url, "site", log);
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

/** Defaults that a database can impose on all connections, and the values that a session must have instead. */
const settings = [
  ["DateStyle", "German", "ISO, YMD"],
  ["TimeZone", "Asia/Tokyo", "UTC"],
  ["bytea_output", "escape", "hex"],
  ["standard_conforming_strings", "off", "on"],
  ["client_encoding", "LATIN1", "UTF8"],
  ["search_path", "elsewhere", "public"],
  ["row_security", "on", "off"],
  ["synchronous_commit", "off", "on"],
  ["default_transaction_isolation", "serializable", "read committed"],
  ["default_transaction_read_only", "on", "off"],
  ["statement_timeout", "5s", "8s"],
  ["idle_in_transaction_session_timeout", "5s", "10s"],
  ["lock_timeout", "5s", "2s"],
  ["idle_session_timeout", "5s", "0"],
  ["application_name", "other", "wrap-studio-site"],
] as const;

const hostileAddress =
  "&application_name=x&statement_timeout=1&query_timeout=1&binary=true&client_encoding=LATIN1&options=-c%20synchronous_commit%3Doff%20-c%20bytea_output%3Descape";

describe.runIf(testEngine === "postgresql")("a PostgreSQL session", () => {
  async function createHostileDatabase() {
    const { url, client, name } = await createDatabase();
    await client.query("create schema elsewhere");
    for (const [setting, hostile] of settings) {
      await client.query(
        `alter database ${name} set ${setting} = ${client.escapeLiteral(hostile)}`,
      );
    }
    return url + hostileAddress;
  }

  test("has our settings, even if database and URL set others", async () => {
    const { pool } = await open(await createHostileDatabase(), "site");
    const { rows } = await pool.query(
      "select name, current_setting(name) as value from pg_settings",
    );
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    for (const [setting, , ours] of settings) {
      expect([setting, values.get(setting)]).toEqual([setting, ours]);
    }
    const waits = { query_timeout: 10_000, connectionTimeoutMillis: 5_000, keepAlive: true };
    expect(pool.options).toMatchObject(waits);
  });

  test("of the desk has no time limits", async () => {
    const { url } = await createDatabase();
    const { pool } = await open(`${url}&statement_timeout=5000`);
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('application_name') as name,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: "0", idle: "0", name: "wrap-studio-desk" }]);
    expect(pool.options.query_timeout).toBeUndefined();
  });
});

describe.runIf(testEngine === "postgresql")("an unsuitable database", () => {
  test("is refused with an explanation if its encoding cannot hold every name", async () => {
    const { url, client, name } = await createDatabase();
    const latin = `${name}_latin1`;
    await client.query(`create database ${latin} encoding 'LATIN1' locale 'C' template template0`);
    await expect(open(url.replace(name, latin))).rejects.toThrow("is in the encoding LATIN1");
  });

  test.each([
    [
      "tables in a different schema",
      "create schema elsewhere; create table elsewhere.quote_request (id int)",
      'in the schema "elsewhere"',
    ],
    [
      "constraints that are not enforced",
      "alter database current set session_replication_role = replica",
      "session_replication_role is replica",
    ],
  ])("is refused with an explanation if it has %s", async (_, change, words) => {
    const { url, client, name } = await createDatabase();
    await client.query(change.replace("current", name));
    await expect(open(url)).rejects.toThrow(words);
  });

  test("is opened with a warning if its writes do not wait for the disk", async () => {
    const { url } = await createDatabase();
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    await open(url, "desk", log);
    expect(lines.join("")).toContain("fsync = off");
  });
});

const address = "postgresql://user:p%3Fw@db.example.com:6543/studio";

test.each([
  ["", ""],
  ["?application_name=x&statement_timeout=5&max=1&binary=true", ""],
  ["?host=/run/postgresql&application_name=x", "?host=%2Frun%2Fpostgresql"],
  ["?options=endpoint%3Dep-1&fallback_application_name=x", "?options=endpoint%3Dep-1"],
  ["?sslmode=prefer", "?sslmode=verify-full"],
  ["?sslmode=require", "?sslmode=verify-full"],
  ["?sslmode=no-verify", "?sslmode=no-verify"],
  ["?sslmode=require&uselibpqcompat=true", "?sslmode=require&uselibpqcompat=true"],
  ["?sslrootcert=system", "?sslmode=verify-full"],
  ["?sslmode=verify-full&sslrootcert=ca.pem", "?sslmode=verify-full&sslrootcert=ca.pem"],
  ["?sslcert=a&sslkey=b&sslnegotiation=direct", "?sslcert=a&sslkey=b&sslnegotiation=direct"],
])("a URL that ends in %j is passed to the driver with %j", (given, passedOn) => {
  expect(cleanAddress(address + given)).toBe(address + passedOn);
});
