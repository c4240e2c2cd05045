// Shared parts of endurance trials: outcome, data folder and database.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresql, type Postgresql } from "#tests/support/postgresql.ts";

export type Settings = Record<string, string>;

export type Outcome = {
  tried: number;
  /** Requests lost, stored twice or not notified, and other violations. */
  lost: number;
  note: string;
};

export type Trial = {
  name: string;
  /** @param full all repetitions; otherwise a few. */
  run(full: boolean): Promise<Outcome>;
};

type Engine = "SQLite" | "PostgreSQL";

/** Creates the same trial for both engines. */
export function onBoth(
  name: string,
  run: (settings: Settings, full: boolean) => Promise<Outcome>,
): Trial[] {
  return (["SQLite", "PostgreSQL"] as const).map((engine) => ({
    name: `${name}, ${engine}`,
    run: (full) => inEngine(engine, (settings) => run(settings, full)),
  }));
}

function inEngine<T>(engine: Engine, work: (settings: Settings) => Promise<T>): Promise<T> {
  return engine === "SQLite" ? inFolder(work) : inPostgresql(work);
}

/** PostgreSQL waits for the disk, as in production. */
export function inPostgresql<T>(
  work: (settings: Settings, postgresql: Postgresql) => Promise<T>,
): Promise<T> {
  return inFolder(async (settings) => {
    const postgresql = await createPostgresql({ durable: true });
    try {
      return await work({ ...settings, DATABASE_URL: postgresql.url("postgres") }, postgresql);
    } finally {
      await postgresql.remove();
    }
  });
}

/** Gives `work` the settings of a site in a new folder, which is removed afterwards. */
export async function inFolder<T>(work: (settings: Settings) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "wrap-studio-endurance-"));
  try {
    return await work({ DATA_DIR: folder, RATE_LIMIT: "off" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Rejects after half a minute. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error("this did not come about in time");
    await pause(10);
  }
}
