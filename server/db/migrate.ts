// Migrates a database to this version's schema when the site starts.
// Kysely's migrator takes an advisory lock on PostgreSQL; on SQLite a transaction does it.

import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { createQuoteRequests } from "./migrations/0001-quote-requests.ts";
import { createFingerprintsAndErasures } from "./migrations/0002-fingerprints-and-erasures.ts";
import { createPhotos } from "./migrations/0003-photos.ts";
import { createAnswered } from "./migrations/0004-answered.ts";
import { createSpamIndex } from "./migrations/0005-spam-index.ts";
import { createRepeats } from "./migrations/0006-repeats.ts";
import { VersionMismatchError } from "./refusals.ts";
import type { Engine, Tables } from "./schema.ts";

/** Never change one that has been released: add the next. Only add to the tables: an older site may still use them. */
export const migrations: Record<string, (engine: Engine) => Migration> = {
  "0001-quote-requests": createQuoteRequests,
  "0002-fingerprints-and-erasures": createFingerprintsAndErasures,
  "0003-photos": createPhotos,
  "0004-answered": createAnswered,
  "0005-spam-index": createSpamIndex,
  "0006-repeats": createRepeats,
};

/**
 * Rejects with a `VersionMismatchError` when the database is a newer version's, or an older version's
 * whose site is running.
 * @param isInUse whether a site of another version may be running on it.
 */
export async function migrate(
  queries: Kysely<Tables>,
  engine: Engine,
  isInUse: () => Promise<boolean>,
): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, create]) => [name, create(engine)]),
        ),
    },
  });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt !== undefined)) await refuseNewer(queries);
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  if (await isInUse()) {
    throw new VersionMismatchError(
      "The running site is of an older version than this copy. Restart the site, then try again.",
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseNewer(queries: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(queries);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown === undefined) return;
  throw new VersionMismatchError(
    `The database is of a newer version than this copy of the site (${unknown.name}). Update this copy.`,
  );
}
