// Opens the database that the settings name.

import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { openPostgresql } from "./open-postgresql.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";
import type { Program } from "./site-lock.ts";

export function openDatabase(env: Env, log: Log, program: Program = "desk"): Promise<Database> {
  return env.databaseUrl === undefined
    ? openSqlite(env.dataDir, program, env.storeLimit + env.photoSpace)
    : openPostgresql(env.databaseUrl, log, program);
}
