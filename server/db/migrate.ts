// Brings a database to the tables of this version, by itself, at every start.
// Kysely's migrator takes an advisory lock on PostgreSQL; on SQLite a transaction does it.

import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { createQuoteRequests } from "./migrations/0001-quote-requests.ts";
import { createFingerprintsAndErasures } from "./migrations/0002-fingerprints-and-erasures.ts";
import type { Engine, Tables } from "./schema.ts";

/** Never change one that has been released: add the next. */
const migrations: Record<string, (engine: Engine) => Migration> = {
  "0001-quote-requests": createQuoteRequests,
  "0002-fingerprints-and-erasures": createFingerprintsAndErasures,
};

export async function migrate(queries: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, create]) => [name, create(engine)]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
