// The running site's housekeeping: purges, unfinished erasures, reminders of open requests, and warnings in the log.

import { countRows } from "#server/db/count-rows.ts";
import type { Database } from "#server/db/schema.ts";
import { describeError } from "#server/log.ts";
import { sweepErasedMails } from "#server/quote/erase.ts";
import { queueReminder, reminderChannelName } from "#server/reminder/queue-reminder.ts";
import { createWorkLoop } from "#server/work-loop.ts";
import { createPurge, type PurgeOptions } from "./purge.ts";
import { findQuietSpell, listLatestTimes } from "./quiet.ts";
import {
  isPhotoSpaceLow,
  isSpaceLow,
  measureSpace,
  type Space,
  type SpaceLimits,
} from "./space.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type HousekeepingDeps = PurgeOptions & {
  /** Names of the channels that are set up. */
  channels: readonly string[];
  space: SpaceLimits;
  newUuid: () => string;
  measureSpace?: (database: Database, dataDir: string) => Promise<Space>;
};

export function createHousekeeping(deps: HousekeepingDeps) {
  const tasks = listTasks(deps);
  /** Runs the hourly tasks now. Never rejects: failed tasks run again in an hour. */
  async function runTasks(): Promise<void> {
    for (const task of tasks) await attempt(deps, task);
  }
  const loops = [
    createWorkLoop(runTasks, HOUR),
    createWorkLoop(() => attempt(deps, () => sweepErasedMails(deps)), MINUTE),
    createWorkLoop(() => attempt(deps, () => remind(deps)), MINUTE),
  ];
  return {
    runTasks,
    start() {
      for (const loop of loops) loop.start();
    },
    /** Resolves once work under way has finished. */
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** Logs a failure instead of rejecting, so that the other tasks still run. */
async function attempt({ log }: HousekeepingDeps, task: () => Promise<void>): Promise<void> {
  await task().catch((error) => log.error("housekeeping failed", describeError(error)));
}

async function remind(deps: HousekeepingDeps): Promise<void> {
  if (!deps.channels.includes(reminderChannelName)) return;
  if (await queueReminder(deps)) deps.log.info("reminder of open quote requests queued");
}

function listTasks(deps: HousekeepingDeps): (() => Promise<void>)[] {
  const { database, dataDir, log, channels } = deps;
  return [
    createPurge(deps),
    async () => {
      const count = await failAbandoned(database, channels);
      if (count > 0) log.warn("deliveries failed: their channel is not set up", { count });
    },
    async () => {
      const spell = findQuietSpell(await listLatestTimes(database), await database.now());
      if (spell) log.warn("no quote request for longer than usual", spell);
    },
    async () => {
      const count = await countDatedAhead(database);
      if (count > 0) log.error("quote requests dated ahead: was the clock wrong?", { count });
    },
    async () => {
      const space = await (deps.measureSpace ?? measureSpace)(database, dataDir);
      const { storeLimit, photoSpace } = deps.space;
      const fields = { ...space, storeLimit, photoSpace };
      if (isSpaceLow(space, deps.space)) log.error("space is low", fields);
      if (isPhotoSpaceLow(space, deps.space)) log.error("space for photos is low", fields);
    },
  ];
}

/** Fails deliveries whose channel is not set up. Waits for their deadline: another instance may have the channel. */
async function failAbandoned(
  { queries, now }: Database,
  channels: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("notice")
    .set({ state: "parked", claimedUntil: null, lastProblem: "channel not set up" })
    .where("state", "=", "waiting")
    .where("channel", "not in", channels)
    .where("giveUpAt", "<", (await now()).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Counts requests dated over a day ahead, which are kept too long. Their dates stay: the clock may be wrong now. */
async function countDatedAhead({ queries, now }: Database): Promise<number> {
  const tomorrow = new Date((await now()).getTime() + DAY).toISOString();
  return countRows(queries.selectFrom("quoteRequest").where("receivedAt", ">", tomorrow));
}
