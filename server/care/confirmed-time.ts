// Confirmed time, which purges use: a wrong clock must not delete requests that were just stored. It advances while the
// site runs, follows a clock that is set back at once, and one that is ahead only after hours of running.

import type { Database } from "#server/db/schema.ts";
import { changeSetting, readSetting } from "#server/db/settings.ts";

const MINUTE = 60 * 1000;
/** Milliseconds of running, restarts included, after which a clock that is ahead is believed: time to read the log. */
export const BELIEVED_AFTER = 12 * 60 * MINUTE;
/** Milliseconds; less is a weekend with the machine off, more is worth an error in the log or a question. */
export const FAR_AHEAD = 72 * 60 * MINUTE;

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

/** A clock that is ahead. All in milliseconds: its time when that was noticed, and how long the site has run since. */
type Doubt = { since: number; ran: number };

/** The returned function is called every hour or so, and remembers the time for the next start. */
export function createConfirmedTime({ database, elapsed }: Deps) {
  let lookedAt = elapsed();

  return async (): Promise<ConfirmedTime> => {
    const stored = await readConfirmedTime(database);
    const clock = stored.clock.getTime();
    const { doubt, seen } = await readDoubt(database);
    // Instances that run side by side count their time once: no more of it has passed than the clock says.
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
  // A clock that was set back meanwhile is doubted from the beginning.
  if (!doubt || clock < doubt.since + total) return { confirmed, doubt: { since: clock, ran: 0 } };
  if (total < BELIEVED_AFTER) return { confirmed, doubt: { ...doubt, ran: total } };
  // Only what was seen so long ago: the clock may have jumped again since.
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

/** As the site remembered it, for a program that does not run all the time. */
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

/** Before the site has confirmed any time, it was at least as late as this. */
async function findNewest({ queries }: Database): Promise<string | undefined> {
  const newest = await queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => fn.max("receivedAt").as("time"))
    .executeTakeFirst();
  return newest?.time ?? undefined;
}
