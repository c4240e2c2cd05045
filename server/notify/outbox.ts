// Sends the notices that were stored with their requests: after the answer, again after a failure,
// each channel on its own, so that a slow webhook never holds up a mail.

import type { Database } from "#server/db/schema.ts";
import { describeError, type Log } from "#server/log.ts";
import { claimDue, markFailed, markSent, releaseClaims } from "./claims.ts";
import { type Channel, type NoticeToSend, retryPolicy } from "./notice.ts";

export type OutboxDeps = {
  database: Database;
  channels: readonly Channel[];
  now: () => Date;
  random: () => number;
  log: Log;
};

export type Outbox = {
  /** Names, for the store to write notices by. */
  channels: readonly string[];
  /** Sends everything that is due now; resolves when each has been tried once. */
  deliverDue(): Promise<void>;
  /** Begins to look for what is due, from now on. */
  start(): Promise<void>;
  /** Something was stored just now: do not wait for the next look. Nothing happens before `start`. */
  wake(): void;
  /** Resolves when nothing is under way any more, at the latest after one attempt's time. */
  stop(): Promise<void>;
};

const AT_ONCE = 5;
/** Milliseconds between looks at the store for what fell due, or was left by another instance. */
const LOOK_EVERY = 5_000;

export function createOutbox(deps: OutboxDeps): Outbox {
  const loops = deps.channels.map((channel) => createLoop(() => deliverChannel(deps, channel)));
  return {
    channels: deps.channels.map(({ name }) => name),
    async deliverDue() {
      await Promise.all(deps.channels.map((channel) => deliverChannel(deps, channel)));
    },
    async start() {
      if (deps.database.engine === "sqlite") await releaseClaims(deps.database);
      for (const loop of loops) loop.start();
    },
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function deliverChannel(deps: OutboxDeps, channel: Channel): Promise<void> {
  try {
    for (;;) {
      const claimed = await claimDue(deps.database, channel.name, deps.now(), AT_ONCE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((toSend) => deliverOne(deps, channel, toSend)));
    }
  } catch (error) {
    deps.log.error("outbox not read", { channel: channel.name, ...describeError(error) });
  }
}

async function deliverOne(deps: OutboxDeps, channel: Channel, toSend: NoticeToSend) {
  const { database, now, random, log } = deps;
  const fields = {
    channel: channel.name,
    quoteRequest: toSend.request.id,
    attempt: toSend.notice.attempts,
  };
  try {
    await withinLimit(channel.send(toSend));
  } catch (error) {
    const problem = describeFailure(error);
    const state = await markFailed(database, toSend.notice, problem, now(), random);
    log.warn(state === "parked" ? "notice parked" : "notice not sent", { ...fields, problem });
    return;
  }
  await markSent(database, toSend.notice, now());
  log.info("notice sent", fields);
}

async function withinLimit(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), retryPolicy.attemptLimit);
  });
  await Promise.race([sending, limit]).finally(() => clearTimeout(timer));
}

class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Codes only: a mail server's own words may repeat a visitor's address. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => part !== undefined);
  if (parts.length > 0) return parts.join(" ");
  return error instanceof Error ? error.name : "failed";
}

/** Runs `work` whenever woken and every now and then; never twice at once. */
function createLoop(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let wokenAgain = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      wokenAgain = false;
      await work();
    } while (wokenAgain && !stopped);
  }
  function wake(): void {
    if (stopped) return;
    wokenAgain = true;
    if (running) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(wake, LOOK_EVERY).unref();
    });
  }
  return {
    wake,
    start() {
      stopped = false;
      wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
