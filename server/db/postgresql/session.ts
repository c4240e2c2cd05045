// PostgreSQL session settings, and the refusal of unsuitable databases.

import type { ClientBase, Pool, PoolClient } from "pg";
import { DatabaseRefusedError } from "#server/db/errors.ts";
import { applicationNames, type Program } from "#server/db/site-lock.ts";
import type { Log } from "#server/log.ts";

/** Overrides what server, role, pooler or URL set. Settings that the server does not know are skipped. */
const everySession = {
  client_encoding: "UTF8",
  DateStyle: "ISO, YMD",
  TimeZone: "UTC",
  bytea_output: "hex",
  standard_conforming_strings: "on",
  search_path: "public",
  // Raise an error instead of silently omitting rows that a policy hides.
  row_security: "off",
  default_transaction_isolation: "read committed",
  default_transaction_read_only: "off",
  default_transaction_deferrable: "off",
  // Commits reach the disk before the visitor is thanked.
  synchronous_commit: "on",
  lock_timeout: "2s",
  idle_session_timeout: "0",
  transaction_timeout: "0",
};

/** The desk has no limits: it copies whole databases and waits for a person's answer. */
const timeLimits: Record<Program, Record<string, string>> = {
  site: { statement_timeout: "8s", idle_in_transaction_session_timeout: "10s" },
  desk: { statement_timeout: "0", idle_in_transaction_session_timeout: "0" },
};

/** Uses a query: PgBouncer rejects most startup parameters. */
export async function setUpSession(client: ClientBase, program: Program): Promise<void> {
  const settings = {
    ...everySession,
    ...timeLimits[program],
    application_name: applicationNames[program],
  };
  await client.query(
    `select set_config(name, value, false) from unnest($1::text[], $2::text[]) as ours(name, value)
      where name in (select name from pg_settings)`,
    [Object.keys(settings), Object.values(settings)],
  );
}

/** Rejects with a `DatabaseRefusedError` if the database would refuse, alter or misplace requests. */
export async function checkServer(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query(
    `select current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only,
      current_setting('session_replication_role') as replication_role,
      current_setting('fsync') as fsync,
      (select min(schemaname) from pg_tables where tablename = 'quote_request'
        having not bool_or(schemaname = 'public')) as other_schema`,
  );
  const { encoding, read_only, replication_role, fsync, other_schema } = rows[0];
  if (encoding !== "UTF8") {
    refuse(
      `is in the encoding ${encoding}, which cannot hold every name. Create it again with ENCODING 'UTF8' TEMPLATE template0`,
    );
  }
  if (read_only) refuse("accepts no writes: it is a standby. Name the primary server");
  if (replication_role !== "origin") {
    refuse(
      `does not enforce its constraints (session_replication_role is ${replication_role}). Reset that setting`,
    );
  }
  if (other_schema !== null) {
    refuse(
      `holds the site's tables in the schema "${other_schema}", not in "public". Move them: ALTER TABLE … SET SCHEMA public, for each`,
    );
  }
  if (fsync === "off") log.warn("PostgreSQL runs with fsync = off: a power cut loses requests");
  await refuseSharedSessions(pool);
}

/** Session lookups before, and again after, the second connection's `begin`. Fewer may overlook a busy pooler. */
const LOOKS = 4;

/** Refuses a pooler in transaction mode: its clients share or change sessions, so our settings would be lost. */
async function refuseSharedSessions(pool: Pool): Promise<void> {
  const first = await pool.connect();
  const second = await pool.connect().catch((error) => {
    first.release();
    throw error;
  });
  const sessions = new Set<number>();
  const look = async () => {
    for (let looks = 0; looks < LOOKS; looks += 1) sessions.add(await readSession(first));
  };
  try {
    await look();
    await second.query("begin");
    const other = await readSession(second);
    await look();
    await second.query("rollback");
    if (sessions.size > 1 || sessions.has(other)) {
      refuse(
        "is reached through a pooler in transaction mode. Set pool_mode = session for it, or name PostgreSQL itself in DATABASE_URL",
      );
    }
  } finally {
    first.release();
    second.release(true);
  }
}

async function readSession(client: PoolClient): Promise<number> {
  return (await client.query("select pg_backend_pid() as session")).rows[0].session;
}

function refuse(reason: string): never {
  throw new DatabaseRefusedError(`The database at DATABASE_URL ${reason}.`);
}
