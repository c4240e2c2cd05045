// A fresh data folder and, on PostgreSQL, a database server that waits for its disk as in production.

import { createPostgresql, type Postgresql } from "#tests/support/postgresql.ts";
import { inFolder } from "./trial.ts";

export type TrialEngine = "SQLite" | "PostgreSQL";
export const trialEngines: readonly TrialEngine[] = ["SQLite", "PostgreSQL"];

/** Gives `work` the settings of a site on that engine. */
export function inEngine<T>(
  engine: TrialEngine,
  work: (settings: Record<string, string>) => Promise<T>,
): Promise<T> {
  return engine === "SQLite"
    ? inFolder((folder) => work({ DATA_DIR: folder, RATE_LIMIT: "off" }))
    : inPostgresql((settings) => work(settings));
}

export function inPostgresql<T>(
  work: (settings: Record<string, string>, postgresql: Postgresql) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const postgresql = await createPostgresql({ durable: true });
    try {
      const settings = {
        DATA_DIR: folder,
        RATE_LIMIT: "off",
        DATABASE_URL: postgresql.url("postgres"),
      };
      return await work(settings, postgresql);
    } finally {
      await postgresql.remove();
    }
  });
}
