// Opens the studio's PostgreSQL database: for a site that runs as several instances.

import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { describeError, type Log } from "#server/log.ts";
import { migrate } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { applicationNames, isSiteRunningOnPostgresql, type Program } from "./site-lock.ts";

const TIMESTAMPTZ = 1184;

/** `query_timeout` is the client's own, for a server that does not answer. The desk has none: copying takes longer. */
const siteTimeouts = {
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 10_000,
};

/** Rejects when the database cannot be reached or brought to this version's tables. */
export async function openPostgresql(
  url: string,
  log: Log,
  program: Program = "desk",
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: applicationNames[program],
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    lock_timeout: 2_000,
    ...(program === "site" && siteTimeouts),
    // A commit is on the disk before anyone is thanked, whatever the server's default.
    options: "-c synchronous_commit=on -c timezone=UTC",
    types: { getTypeParser },
  });
  // The pool opens another connection. Without a listener of each client's own, one that
  // breaks between two queries of a transaction would end the process.
  const onLost = (error: Error) => log.warn("database connection lost", describeError(error));
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    // A new instance may start while older ones run: migrations only add.
    await migrate(queries, "postgresql", async () =>
      program === "site" ? false : isSiteRunningOnPostgresql(pool),
    );
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return { engine: "postgresql", queries, pool, close: () => queries.destroy() };
}

/** Times come back as SQLite keeps them: ISO 8601 in UTC. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === TIMESTAMPTZ
    ? (text: string) => new Date(text).toISOString()
    : types.getTypeParser(oid, format as "text");
