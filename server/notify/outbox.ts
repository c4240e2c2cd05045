// Sends the notifications that were stored with their requests: after the answer, again after a failure, each
// channel by itself, so that a slow webhook never holds up a mail.

import { describeError } from "#server/log.ts";
import { createWorkLoop } from "#server/work-loop.ts";
import { claimDue, releaseClaims } from "./claims.ts";
import { type DeliveryDeps, deliverOne } from "./deliver.ts";
import type { Channel } from "./notice.ts";

export type OutboxDeps = DeliveryDeps & { channels: readonly Channel[] };

export type Outbox = {
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
  const loops = deps.channels.map((channel) =>
    createWorkLoop((isStopped) => deliverChannel(deps, channel, isStopped), LOOK_EVERY),
  );
  return {
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

async function deliverChannel(
  deps: OutboxDeps,
  channel: Channel,
  isStopped = () => false,
): Promise<void> {
  try {
    await channel.prepare?.();
    // What is left when the server stops is sent after its next start.
    while (!isStopped()) {
      const limit = channel.atOnce ?? AT_ONCE;
      const claimed = await claimDue(deps.database, channel.name, limit);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((toSend) => deliverOne(deps, channel, toSend)));
    }
  } catch (error) {
    deps.log.error("outbox could not use the database", {
      channel: channel.name,
      ...describeError(error),
    });
  }
}
