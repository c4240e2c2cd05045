// Leases, so that only one instance sends a delivery, and the outcomes of deliveries. Leases lapse after a crash.

import type { Database, StoredDelivery } from "#server/db/schema.ts";
import { addTime, type DeliveryToSend, pauseAfter, retryPolicy } from "./delivery.ts";

/** Milliseconds after which the holder of an unchanged lease counts as crashed. */
const LEASE = 2 * retryPolicy.attemptLimit;

/** Frees leases that have not changed for `LEASE`, by a monotonic clock, since the system's clock may jump. */
export function createLeaseWatch({ queries }: Database, elapsed: () => number) {
  let seen = new Map<string, number>();
  return async (): Promise<void> => {
    const leased = await queries
      .selectFrom("notice")
      .select(["id", "claimedUntil"])
      .where("state", "=", "waiting")
      .where("claimedUntil", "is not", null)
      .execute();
    const looked = elapsed();
    const leases = leased.map((held) => {
      const key = `${held.id} ${held.claimedUntil}`;
      return { ...held, key, since: seen.get(key) ?? looked };
    });
    seen = new Map(leases.map(({ key, since }) => [key, since]));
    for (const { id, claimedUntil, since } of leases) {
      if (looked - since < LEASE) continue;
      await queries
        .updateTable("notice")
        .set({ claimedUntil: null })
        .where("id", "=", id)
        .where("claimedUntil", "=", claimedUntil)
        .execute();
    }
  };
}

/** Leases up to `limit` due deliveries, oldest first, and counts the attempt. */
export async function leaseDue(
  database: Database,
  channel: string,
  limit: number,
): Promise<DeliveryToSend[]> {
  const { queries, engine } = database;
  const now = await database.now();
  const at = now.toISOString();
  const leased = await queries
    .with(
      (due) => due("due").materialized(),
      (db) => {
        const due = db
          .selectFrom("notice")
          .select("id")
          .where("channel", "=", channel)
          .where("state", "=", "waiting")
          // Any due time beyond the longest pause was set before the clock went back.
          .where(({ eb, or }) =>
            or([
              eb("dueAt", "<=", at),
              eb("dueAt", ">", addTime(now, 2 * retryPolicy.longestPause)),
            ]),
          )
          .where("claimedUntil", "is", null)
          .orderBy("dueAt")
          .orderBy("id")
          .limit(limit);
        return engine === "postgresql" ? due.forUpdate().skipLocked() : due;
      },
    )
    .updateTable("notice")
    .set(({ eb }) => ({ claimedUntil: addTime(now, LEASE), attempts: eb("attempts", "+", 1) }))
    .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
    .returningAll()
    .execute();
  if (leased.length === 0) return [];

  const ids = leased.map((delivery) => delivery.quoteRequestId);
  const requests = await queries
    .selectFrom("quoteRequest")
    .selectAll()
    .where("id", "in", ids)
    .execute();
  return leased.flatMap((delivery) => {
    const request = requests.find(({ id }) => id === delivery.quoteRequestId);
    return request ? [{ delivery, request }] : [];
  });
}

export async function markSent({ queries, now }: Database, { id }: StoredDelivery): Promise<void> {
  const sentAt = (await now()).toISOString();
  await queries
    .updateTable("notice")
    .set({ state: "sent", sentAt, claimedUntil: null, lastProblem: null })
    .where("id", "=", id)
    .execute();
}

export type Failure = {
  /** Codes, as returned by `nameProblem`. */
  problem: string;
  /** Whether a retry cannot succeed. */
  final: boolean;
  /** Minimum attempts before the deadline applies, since the clock may have jumped or the site may have been down. */
  leastAttempts: number;
};

/** Schedules a retry. Final if none can succeed, or after both deadline and `leastAttempts`. */
export async function markFailed(
  database: Database,
  { id, attempts, giveUpAt }: StoredDelivery,
  { problem, final, leastAttempts }: Failure,
  random: () => number,
): Promise<"waiting" | "parked"> {
  const now = await database.now();
  const isOver = now >= new Date(giveUpAt) && attempts >= leastAttempts;
  const state = final || isOver ? "parked" : "waiting";
  await database.queries
    .updateTable("notice")
    .set({
      state,
      dueAt: addTime(now, pauseAfter(attempts, random)),
      claimedUntil: null,
      lastProblem: problem,
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
  return state;
}

/** Releases all leases after a crash. Only for a database that no other instance uses. */
export async function releaseLeases({ queries }: Database): Promise<void> {
  await queries
    .updateTable("notice")
    .set({ claimedUntil: null })
    .where("claimedUntil", "is not", null)
    .execute();
}
