// Types of deliveries (`notice` in the database) and channels, and the retry policy.

import type { DeliveryTable, StoredDelivery, StoredQuoteRequest } from "#server/db/schema.ts";

export type DeliveryToSend = { delivery: StoredDelivery; request: StoredQuoteRequest };

/** `mayConfirm`: whether the limits per mailbox, per network and for the whole site still allow a confirmation. */
export type ConfirmationFacts = { mayConfirm: boolean };

export type Channel = {
  name: string;
  /** Whether to create a delivery for the request; always if omitted. */
  wants?(request: StoredQuoteRequest, facts: ConfirmationFacts): boolean;
  /** Creates deliveries for new data; called before each poll. */
  prepare?(): Promise<void>;
  /** Maximum concurrent deliveries, if lower than the default. */
  atOnce?: number;
  /** Whether a permanent refusal by the receiver is final, instead of being retried for days. */
  failsOnRefusal?: boolean;
  /** Whether the deadline applies even after few attempts, since a later delivery would be outdated. */
  lapses?: boolean;
  /** Resolves once the receiver has accepted the message. Rejects on failure, and soon after the signal aborts. */
  send(toSend: DeliveryToSend, signal: AbortSignal): Promise<void>;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds. */
export const retryPolicy = {
  firstPause: 15 * SECOND,
  longestPause: HOUR,
  /** Deadline, counted from the delivery's creation. */
  giveUpAfter: 72 * HOUR,
  /** Minimum attempts before the deadline applies; they take about 16 hours. */
  leastAttempts: 24,
  /** Deadline of one attempt; a lease lasts twice as long. */
  attemptLimit: MINUTE,
};

/** Pause in milliseconds: doubles per attempt, with ±25 % jitter so that retries do not flood a recovering server. */
export function pauseAfter(attempts: number, random: () => number): number {
  const { firstPause, longestPause } = retryPolicy;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 30), longestPause);
  return Math.round(pause * (0.75 + random() / 2));
}

export function newDelivery(quoteRequestId: number, channel: string, reference: string, at: Date) {
  return {
    quoteRequestId,
    channel,
    reference,
    state: "waiting",
    attempts: 0,
    createdAt: at.toISOString(),
    dueAt: at.toISOString(),
    giveUpAt: addTime(at, retryPolicy.giveUpAfter),
  } as const satisfies Partial<Record<keyof DeliveryTable, unknown>>;
}

export function addTime(date: Date, milliseconds: number): string {
  return new Date(date.getTime() + milliseconds).toISOString();
}
