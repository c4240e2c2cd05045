// Opening of the database that the settings name, and a check that it accepts writes.

import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { openPostgresql } from "./postgresql/open.ts";
import type { Database } from "./schema.ts";
import type { Program } from "./site-lock.ts";
import { openSqlite } from "./sqlite/open.ts";

export function openDatabase(env: Env, log: Log, program: Program = "desk"): Promise<Database> {
  return env.databaseUrl === undefined
    ? openSqlite(env.dataDir, program, env.storeLimit + env.photoSpace)
    : openPostgresql(env.databaseUrl, log, program);
}

export async function checkWritable({ queries, now }: Database): Promise<void> {
  const writtenAt = (await now()).toISOString();
  await queries
    .insertInto("readiness")
    .values({ id: 1, writtenAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ writtenAt }))
    .execute();
}
