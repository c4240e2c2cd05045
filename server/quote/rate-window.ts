// Fixed-window counters. SQLite: in memory, by a monotonic clock. PostgreSQL: in the database, by its clock.

import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

export type RateWindow = {
  /** Adds one point and resolves to the new count. */
  add(key: string): Promise<Count>;
  read(key: string): Promise<Count>;
};

/** `milliseconds`: time until the window ends. */
export type Count = { points: number; milliseconds: number };

/** Maximum windows in memory per limit, about 200 bytes each. Above this number, the oldest is dropped. */
export const mostWindows = 20_000;
/** Milliseconds between deletions of ended windows. */
const SWEEP_EVERY = 60_000;
/** Milliseconds to wait for PostgreSQL. One request needs up to ten counts, and nginx waits 60 s for all. */
const PATIENCE = 1_000;

/** @param name key prefix in the database, where all windows share a table. @param length in milliseconds. */
export function createRateWindow(
  name: string,
  length: number,
  database: Database,
  elapsed: () => number,
): RateWindow {
  const memory = createMemoryWindow(length, elapsed);
  if (database.engine === "sqlite") return memory;
  const shared = createSharedWindow(name, length, database, elapsed);
  // While PostgreSQL is unreachable, each instance counts in memory.
  return {
    add: (key) => Promise.race([shared.add(key), giveUp()]).catch(() => memory.add(key)),
    read: (key) => Promise.race([shared.read(key), giveUp()]).catch(() => memory.read(key)),
  };
}

async function giveUp(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  throw new Error("PostgreSQL did not answer in time.");
}

function createMemoryWindow(length: number, elapsed: () => number): RateWindow {
  // Ordered by end time, since all windows have the same length.
  const windows = new Map<string, { points: number; endsAt: number }>();
  const find = (key: string) => {
    for (const [old, { endsAt }] of windows) {
      if (endsAt > elapsed()) break;
      windows.delete(old);
    }
    return windows.get(key) ?? { points: 0, endsAt: elapsed() + length };
  };
  const describe = ({ points, endsAt }: { points: number; endsAt: number }) => ({
    points,
    milliseconds: endsAt - elapsed(),
  });
  return {
    async add(key) {
      const window = find(key);
      window.points += 1;
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > mostWindows && oldest !== undefined) windows.delete(oldest);
      return describe(window);
    },
    read: async (key) => describe(find(key)),
  };
}

function createSharedWindow(
  name: string,
  length: number,
  { queries }: Database,
  elapsed: () => number,
): RateWindow {
  const now = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
  // A window that ends later than a new one would was written with a wrong clock.
  const isUnderWay = sql`(held.expire > ${now} and held.expire <= ${now} + ${length}::bigint)`;
  const columns = sql`held.points, (held.expire - ${now})::integer as milliseconds`;
  let sweptAt = elapsed();
  async function sweep(): Promise<void> {
    if (elapsed() - sweptAt < SWEEP_EVERY) return;
    sweptAt = elapsed();
    await sql`delete from rate_limit as held
      where starts_with(held.key, ${`${name}:`}) and not ${isUnderWay}`.execute(queries);
  }
  return {
    async add(key) {
      await sweep();
      const { rows } = await sql<Count>`
        insert into rate_limit as held (key, points, expire)
        values (${`${name}:${key}`}, 1, ${now} + ${length}::bigint)
        on conflict (key) do update set
          points = case when ${isUnderWay} then held.points + 1 else 1 end,
          expire = case when ${isUnderWay} then held.expire else excluded.expire end
        returning ${columns}`.execute(queries);
      return rows[0] ?? { points: 1, milliseconds: length };
    },
    async read(key) {
      const { rows } = await sql<Count>`select ${columns} from rate_limit as held
        where held.key = ${`${name}:${key}`} and ${isUnderWay}`.execute(queries);
      return rows[0] ?? { points: 0, milliseconds: length };
    },
  };
}
