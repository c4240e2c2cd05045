// Confirmed time, which purges use: a wrong clock must not delete requests that were just stored. It advances while the
// site runs, follows a clock that is set back at once, and one that is ahead only after hours of running.

import { readClock } from "#server/db/clock.ts";
import type { Database } from "#server/db/schema.ts";
import { changeSetting, readSetting } from "#server/db/settings.ts";

const MINUTE = 60 * 1000;
/** Milliseconds of running after which a clock that is ahead is believed: time for a person to read the log. */
export const BELIEVED_AFTER = 12 * 60 * MINUTE;
/** Milliseconds; less is a restart, more is worth an error in the log or a question. */
export const FAR_AHEAD = 24 * 60 * MINUTE;

export type ConfirmedTime = {
  confirmed: Date;
  clock: Date;
  isFarAhead: boolean;
};

type Deps = {
  database: Database;
  now: () => Date;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  elapsed: () => number;
};

/** The returned function is called every hour or so, and remembers the time for the next start. */
export function createConfirmedTime({ database, now, elapsed }: Deps) {
  let base: { time: number; at: number } | undefined;
  let jump: { ahead: number; since: number } | undefined;

  return async (): Promise<ConfirmedTime> => {
    const stored = await readConfirmedTime(database, now());
    const clock = stored.clock.getTime();
    const at = elapsed();
    base ??= { time: stored.confirmed.getTime(), at };
    const ahead = clock - (base.time + at - base.at);
    const isNew = jump === undefined || Math.abs(ahead - jump.ahead) > MINUTE;
    if (isNew) jump = { ahead, since: at };
    if (ahead <= 0 || (jump && at - jump.since >= BELIEVED_AFTER)) base = { time: clock, at };
    const confirmed = new Date(base.time + at - base.at);
    await changeSetting(database.queries, "confirmed time", confirmed.toISOString());
    return build(confirmed, stored.clock);
  };
}

/** As the site remembered it, for a program that does not run all the time. */
export async function readConfirmedTime(database: Database, now: Date): Promise<ConfirmedTime> {
  const clock = await readClock(database, now);
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
