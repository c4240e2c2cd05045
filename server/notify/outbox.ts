// Outbox: sends stored deliveries and retries failures. Channels run separately: a slow webhook delays no mail.

import { describeError } from "#server/log.ts";
import { createWorkLoop } from "#server/work-loop.ts";
import { type DeliveryDeps, deliverOne } from "./attempt.ts";
import type { Channel } from "./delivery.ts";
import { createLeaseWatch, leaseDue, releaseLeases } from "./leases.ts";

export type OutboxDeps = DeliveryDeps & {
  channels: readonly Channel[];
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
};

export type Outbox = {
  /** Attempts every due delivery once, then resolves. */
  deliverDue(): Promise<void>;
  start(): Promise<void>;
  /** Polls now. Call after storing a request. Does nothing before `start`. */
  wake(): void;
  /** Resolves once deliveries under way have finished. */
  stop(): Promise<void>;
};

const AT_ONCE = 5;
/** Milliseconds between polls for retries and for deliveries that another instance left behind. */
const LOOK_EVERY = 5_000;

export function createOutbox(deps: OutboxDeps): Outbox {
  const freeLapsed = createLeaseWatch(deps.database, deps.elapsed);
  const deliver = (channel: Channel, isStopped?: () => boolean) =>
    deliverChannel(deps, channel, freeLapsed, isStopped);
  const loops = deps.channels.map((channel) =>
    createWorkLoop((isStopped) => deliver(channel, isStopped), LOOK_EVERY),
  );
  return {
    async deliverDue() {
      await Promise.all(deps.channels.map((channel) => deliver(channel)));
    },
    async start() {
      if (deps.database.engine === "sqlite") await releaseLeases(deps.database);
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
  freeLapsed: () => Promise<void>,
  isStopped = () => false,
): Promise<void> {
  try {
    await channel.prepare?.();
    await freeLapsed();
    // After a stop, the remaining deliveries wait for the next start.
    while (!isStopped()) {
      const limit = channel.atOnce ?? AT_ONCE;
      const leased = await leaseDue(deps.database, channel.name, limit);
      if (leased.length === 0) return;
      await Promise.all(leased.map((toSend) => deliverOne(deps, channel, toSend)));
    }
  } catch (error) {
    deps.log.error("outbox could not use the database", {
      channel: channel.name,
      ...describeError(error),
    });
  }
}
