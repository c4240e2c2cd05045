// Migration of an opened database, under a lock, so that concurrent starts are safe.

import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { DatabaseRefusedError } from "./errors.ts";
import { listMigrations } from "./migrations.ts";
import type { Engine, Tables } from "./schema.ts";

/** Rejects with a `DatabaseRefusedError` if the database is newer than this program, or in use but not migrated. */
export async function migrate(
  queries: Kysely<Tables>,
  engine: Engine,
  isInUse: () => Promise<boolean>,
): Promise<void> {
  const migrations = listMigrations(engine);
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: queries, provider });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt !== undefined)) {
    await refuseNewer(queries, Object.keys(migrations));
  }
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  if (await isInUse()) {
    throw new DatabaseRefusedError(
      "The running site is older than the program in this folder. Restart the site, then try again.",
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseNewer(queries: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(queries);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown === undefined) return;
  throw new DatabaseRefusedError(
    `The database is from a newer version of the site than this copy (${unknown.name}). Update this copy.`,
  );
}
