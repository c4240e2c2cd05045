// A single delivery attempt, and its recorded outcome.

import type { Database, StoredDelivery } from "#server/db/schema.ts";
import { describeError, type Log } from "#server/log.ts";
import { type Channel, type DeliveryToSend, retryPolicy } from "./delivery.ts";
import { nameProblem } from "./explain-problem.ts";
import { type Failure, markFailed, markSent } from "./leases.ts";

export type DeliveryDeps = {
  database: Database;
  random: () => number;
  log: Log;
  /** Deadline of one attempt in milliseconds. */
  attemptLimit?: number | undefined;
};

/** Milliseconds between attempts to record a sent delivery. An unrecorded delivery would be sent again. */
const RECORD_AGAIN = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000];

/** Records the receiver's failures; rejects only if the database cannot be written. */
export async function deliverOne(
  { database, random, log, attemptLimit = retryPolicy.attemptLimit }: DeliveryDeps,
  channel: Channel,
  toSend: DeliveryToSend,
): Promise<void> {
  const fields = {
    channel: channel.name,
    quoteRequest: toSend.request.id,
    attempt: toSend.delivery.attempts,
  };
  try {
    await send(channel, toSend, attemptLimit);
  } catch (error) {
    const failure = describeFailure(channel, error);
    const state = await markFailed(database, toSend.delivery, failure, random);
    const event = state === "parked" ? "delivery failed" : "delivery attempt failed";
    log.warn(event, { ...fields, ...describeError(error), problem: failure.problem });
    return;
  }
  await recordSent(database, toSend.delivery);
  log.info("delivery sent", fields);
}

async function recordSent(database: Database, delivery: StoredDelivery): Promise<void> {
  for (const wait of RECORD_AGAIN) {
    try {
      return await markSent(database, delivery);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await markSent(database, delivery);
}

async function send(channel: Channel, toSend: DeliveryToSend, milliseconds: number): Promise<void> {
  const limit = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException("", "TimeoutError");
    reject(reason);
    limit.abort(reason);
  }, milliseconds);
  // A channel that ignores the signal must not block the others.
  await Promise.race([channel.send(toSend, limit.signal), promise]).finally(() =>
    clearTimeout(timer),
  );
}

function describeFailure(channel: Channel, error: unknown): Failure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    problem: nameProblem(error),
    leastAttempts: channel.lapses === true ? 0 : retryPolicy.leastAttempts,
    final:
      channel.failsOnRefusal === true &&
      // Excludes refused logins and failed encryption: the operator can fix these.
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      typeof responseCode === "number" &&
      responseCode >= 500,
  };
}
