// PostgreSQL connection pool.

import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { migrate } from "#server/db/migrate.ts";
import type { PostgresqlDatabase, Tables } from "#server/db/schema.ts";
import { isSiteRunningOnPostgresql, type Program } from "#server/db/site-lock.ts";
import { describeError, type Log } from "#server/log.ts";
import { checkServer, setUpSession } from "./session.ts";

const TIMESTAMPTZ = 1184;

/** Maximum connections per instance. */
const CONNECTIONS = 10;
/** Query time-out of the site in milliseconds. The desk has none, since copying takes longer. */
const QUERY_TIMEOUT = 10_000;

export async function openPostgresql(
  url: string,
  log: Log,
  program: Program = "desk",
): Promise<PostgresqlDatabase> {
  const pool = new Pool({
    connectionString: cleanAddress(url),
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(program === "site" && { query_timeout: QUERY_TIMEOUT }),
    onConnect: (client) => setUpSession(client, program),
    types: { getTypeParser },
  });
  // The pool replaces lost connections. Without listeners, losing one would end the process.
  const onLost = (error: Error) => log.warn("database connection lost", describeError(error));
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await checkServer(pool, log);
    // A new instance may start while older ones run, since migrations never remove what older versions use.
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

/** Returns times as ISO 8601 in UTC, like SQLite. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === TIMESTAMPTZ
    ? (text: string) => new Date(text).toISOString()
    : types.getTypeParser(oid, format as "text");

/** URL parameters passed to the driver. Some hosts need `options` for routing; setUpSession overrides its settings. */
const passedOn = /^(host|port|user|password|ssl\w*|uselibpqcompat|options)$/;

/** Values of `sslmode` that the driver treats as verify-full, but with a warning. */
const checked = ["prefer", "require", "verify-ca"];

export function cleanAddress(url: string): string {
  const at = url.indexOf("?");
  if (at < 0) return url;
  const given = new URLSearchParams(url.slice(at + 1));
  const kept = new URLSearchParams([...given].filter(([name]) => passedOn.test(name)));
  // For libpq, "system" means the system's certificate authorities; the driver would read it as a file name.
  const isSystem = kept.get("sslrootcert") === "system";
  if (isSystem) kept.delete("sslrootcert");
  const isChecked = checked.includes(kept.get("sslmode") ?? "") && !kept.has("uselibpqcompat");
  if (isSystem || isChecked) kept.set("sslmode", "verify-full");
  return kept.size === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept}`;
}
