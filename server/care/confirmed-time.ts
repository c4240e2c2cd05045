// Confirmed time. Purges use it, so that a wrong clock deletes no fresh requests.
// A clock that is set back is trusted at once; a clock that is set ahead, only after hours of running.

import type { Database } from "#server/db/schema.ts";
import { changeSetting, readSetting } from "#server/db/settings.ts";

const MINUTE = 60 * 1000;
/** Milliseconds of running, across restarts, before a clock set ahead is trusted: the operator can read the log. */
export const BELIEVED_AFTER = 12 * 60 * MINUTE;
/** Milliseconds. A clock that is further ahead is reported. A smaller difference may be a weekend without power. */
const FAR_AHEAD = 72 * 60 * MINUTE;

export type ConfirmedTime = {
  confirmed: Date;
  clock: Date;
  isFarAhead: boolean;
};

type Deps = {
  database: Database;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  elapsed: () => number;
};

/** A clock that is ahead. `since`: its time when noticed; `ran`: how long the site has run since. Milliseconds. */
type Doubt = { since: number; ran: number };

/** The returned function advances and stores confirmed time. Call it about every hour. */
export function createConfirmedTime({ database, elapsed }: Deps) {
  let lookedAt = elapsed();

  return async (): Promise<ConfirmedTime> => {
    const stored = await readConfirmedTime(database);
    const clock = stored.clock.getTime();
    const { doubt, seen } = await readDoubt(database);
    // Leave out time that another instance has already counted.
    const ran = Math.min(elapsed() - lookedAt, Math.max(0, clock - seen));
    lookedAt = elapsed();
    const next = advance(Math.min(clock, stored.confirmed.getTime() + ran), clock, ran, doubt);
    const confirmed = new Date(next.confirmed);
    await changeSetting(database.queries, "confirmed time", confirmed.toISOString());
    await changeSetting(database.queries, "clock ahead", printDoubt(next.doubt, clock));
    return build(confirmed, stored.clock);
  };
}

function advance(confirmed: number, clock: number, ran: number, doubt: Doubt | undefined) {
  if (clock - confirmed < MINUTE) return { confirmed, doubt: undefined };
  const total = (doubt?.ran ?? 0) + ran;
  // If the clock was set back meanwhile, the waiting period starts again.
  if (!doubt || clock < doubt.since + total) return { confirmed, doubt: { since: clock, ran: 0 } };
  if (total < BELIEVED_AFTER) return { confirmed, doubt: { ...doubt, ran: total } };
  // Trust only the jump noticed back then: the clock may have jumped again since.
  const believed = doubt.since + total;
  const isAhead = clock - believed >= MINUTE;
  return { confirmed: believed, doubt: isAhead ? { since: clock, ran: 0 } : undefined };
}

async function readDoubt({ queries }: Database) {
  const [seen = 0, since, ran] =
    (await readSetting(queries, "clock ahead"))?.split(" ").map(Number) ?? [];
  return { seen, doubt: since === undefined || ran === undefined ? undefined : { since, ran } };
}

function printDoubt(doubt: Doubt | undefined, seen: number): string {
  return [seen, ...(doubt ? [doubt.since, doubt.ran] : [])].map(Math.round).join(" ");
}

/** The confirmed time as last stored by the site, for programs that do not run continuously. */
export async function readConfirmedTime(database: Database): Promise<ConfirmedTime> {
  const clock = await database.now();
  const known =
    (await readSetting(database.queries, "confirmed time")) ??
    (await findNewest(database)) ??
    clock;
  return build(new Date(Math.min(new Date(known).getTime(), clock.getTime())), clock);
}

function build(confirmed: Date, clock: Date): ConfirmedTime {
  return { confirmed, clock, isFarAhead: clock.getTime() - confirmed.getTime() > FAR_AHEAD };
}

/** Time of the newest request: a lower bound, used until the site has stored a confirmed time. */
async function findNewest({ queries }: Database): Promise<string | undefined> {
  const newest = await queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => fn.max("receivedAt").as("time"))
    .executeTakeFirst();
  return newest?.time ?? undefined;
}
