// Counts in windows of time, for rate limits: in memory by a monotonic clock on SQLite, in the database by its
// own clock on PostgreSQL. Whatever a clock says or the database holds, no window lasts longer than it should.

import { sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

export type RateWindow = {
  /** Adds one, and resolves to what has been counted. */
  add(key: string): Promise<Count>;
  read(key: string): Promise<Count>;
};

/** `milliseconds` until the window ends. */
export type Count = { points: number; milliseconds: number };

/** Windows of one kind kept in memory, some 200 bytes each; beyond them the oldest goes. */
export const mostWindows = 20_000;
/** Milliseconds between deletions of windows that have ended. */
const SWEEP_EVERY = 60_000;

/** @param name part of the key in the database, where all windows share a table. @param length in milliseconds. */
export function createRateWindow(
  name: string,
  length: number,
  database: Database,
  elapsed: () => number,
): RateWindow {
  const memory = createMemoryWindow(length, elapsed);
  if (database.engine === "sqlite") return memory;
  const shared = createSharedWindow(name, length, database, elapsed);
  // While PostgreSQL is out of reach each instance counts by itself.
  return {
    add: (key) => shared.add(key).catch(() => memory.add(key)),
    read: (key) => shared.read(key).catch(() => memory.read(key)),
  };
}

function createMemoryWindow(length: number, elapsed: () => number): RateWindow {
  // In the order in which they end, since all are equally long.
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

type Row = { points: number; milliseconds: number };

function createSharedWindow(
  name: string,
  length: number,
  { queries }: Database,
  elapsed: () => number,
): RateWindow {
  const now = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
  // One that ends later than a whole window from now was written by a clock that was wrong.
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
      const { rows } = await sql<Row>`
        insert into rate_limit as held (key, points, expire)
        values (${`${name}:${key}`}, 1, ${now} + ${length}::bigint)
        on conflict (key) do update set
          points = case when ${isUnderWay} then held.points + 1 else 1 end,
          expire = case when ${isUnderWay} then held.expire else excluded.expire end
        returning ${columns}`.execute(queries);
      return rows[0] ?? { points: 1, milliseconds: length };
    },
    async read(key) {
      const { rows } = await sql<Row>`select ${columns} from rate_limit as held
        where held.key = ${`${name}:${key}`} and ${isUnderWay}`.execute(queries);
      return rows[0] ?? { points: 0, milliseconds: length };
    },
  };
}
