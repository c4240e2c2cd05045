// Opens the studio's PostgreSQL database: for a site that runs as several instances.

import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { describeError, type Log } from "#server/log.ts";
import { migrate } from "./migrate.ts";
import { cleanAddress } from "./postgresql-address.ts";
import { checkServer, setUpSession } from "./postgresql-session.ts";
import type { Database, Tables } from "./schema.ts";
import { isSiteRunningOnPostgresql, type Program } from "./site-lock.ts";

const TIMESTAMPTZ = 1184;

/** Most connections of one instance. */
const CONNECTIONS = 10;
/** Milliseconds that a server may be silent. The desk has no such limit: copying takes longer. */
const SILENCE = 10_000;

/** Rejects when the database cannot be reached or brought to this version's tables. */
export async function openPostgresql(
  url: string,
  log: Log,
  program: Program = "desk",
): Promise<Database> {
  const pool = new Pool({
    connectionString: cleanAddress(url),
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(program === "site" && { query_timeout: SILENCE }),
    onConnect: (client) => setUpSession(client, program),
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
    await checkServer(pool, log);
    // A new instance may start while older ones run: migrations only add.
    await migrate(queries, "postgresql", async () =>
      program === "site" ? false : isSiteRunningOnPostgresql(pool),
    );
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return {
    engine: "postgresql",
    queries,
    pool,
    async now() {
      const { rows } = await pool.query("select clock_timestamp() as time");
      return new Date(rows[0].time);
    },
    close: () => queries.destroy(),
  };
}

/** Times come back as SQLite keeps them: ISO 8601 in UTC. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === TIMESTAMPTZ
    ? (text: string) => new Date(text).toISOString()
    : types.getTypeParser(oid, format as "text");
