// A notice: the notification about one quote request through one channel, and how often it is tried.

import type { NoticeTable, StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";

/** What a channel is given to send. */
export type NoticeToSend = { notice: StoredNotice; request: StoredQuoteRequest };

/** `mayConfirm`: its sender may be sent a mail; not twice a day, and not beyond the caps of network and site. */
export type ConfirmationFacts = { mayConfirm: boolean };

export type Channel = {
  name: string;
  /** Whether a request calls for a notification at all; every one does where this is left out. */
  wants?(request: StoredQuoteRequest, facts: ConfirmationFacts): boolean;
  /** Makes notifications of what has come since: called before each look at what is due. */
  prepare?(): Promise<void>;
  /** How many are sent at the same time, where that is fewer than usual. */
  atOnce?: number;
  /** Fails at once when the receiver refuses it for good, instead of being tried for days. */
  failsOnRefusal?: boolean;
  /** Fails once its time is over, however often it was tried: later it would be out of date. */
  lapses?: boolean;
  /** Resolves once the receiver has taken it. Rejects when it has not, and soon after the signal. */
  send(toSend: NoticeToSend, signal: AbortSignal): Promise<void>;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds. */
export const retryPolicy = {
  firstPause: 15 * SECOND,
  longestPause: HOUR,
  /** Counted from the first attempt on. */
  giveUpAfter: 72 * HOUR,
  /** Attempts before that time counts, which is some 16 hours of them. */
  leastAttempts: 24,
  /** One attempt takes no longer; a claim lasts twice that. */
  attemptLimit: MINUTE,
};

/** Doubles with every attempt, and is spread by a quarter either way so that a returning server is not stormed. */
export function pauseAfter(attempts: number, random: () => number): number {
  const { firstPause, longestPause } = retryPolicy;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 30), longestPause);
  return Math.round(pause * (0.75 + random() / 2));
}

export function newNotice(quoteRequestId: number, channel: string, reference: string, at: Date) {
  return {
    quoteRequestId,
    channel,
    reference,
    state: "waiting",
    attempts: 0,
    createdAt: at.toISOString(),
    dueAt: at.toISOString(),
    giveUpAt: addTime(at, retryPolicy.giveUpAfter),
  } as const satisfies Partial<Record<keyof NoticeTable, unknown>>;
}

export function addTime(date: Date, milliseconds: number): string {
  return new Date(date.getTime() + milliseconds).toISOString();
}
