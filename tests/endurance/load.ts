// Visitors who send one request after the other, each again with the same key until it is acknowledged,
// as the browser does.

import { randomUUID } from "node:crypto";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { pause } from "./trial.ts";

export type Load = {
  /** Keys of the requests that were answered with thanks. */
  acknowledged: Set<string>;
  /** Attempts that failed on the way; each was made again. */
  failed: number;
  /** How often each status came that was not thanks. */
  refused: Map<number, number>;
  /** Milliseconds that the slowest answer took. */
  slowest: number;
  /** Sends no new request; resolves when each under way has been acknowledged. */
  finish(): Promise<void>;
};

/** One address for each request: few a day from one and the same are told of. */
export function emailOf(key: string): string {
  return `${key}@example.com`;
}

/** @param address is asked for before each attempt: the site may have moved. */
export function createLoad(address: () => string, visitors: number): Load {
  let stopped = false;
  const load: Load = {
    acknowledged: new Set(),
    failed: 0,
    refused: new Map(),
    slowest: 0,
    async finish() {
      stopped = true;
      await all;
    },
  };
  async function visit(): Promise<void> {
    while (!stopped) {
      const key = randomUUID();
      while (!(await send(key))) await pause(20);
      load.acknowledged.add(key);
    }
  }
  async function send(key: string): Promise<boolean> {
    const sent = performance.now();
    try {
      const answer = await fetch(address(), {
        ...postForm(buildQuoteForm({ model: key, email: emailOf(key) }), {
          [idempotencyKeyHeader]: key,
        }),
        redirect: "manual",
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      load.slowest = Math.max(load.slowest, performance.now() - sent);
      if (answer.status === 303) return true;
      load.refused.set(answer.status, (load.refused.get(answer.status) ?? 0) + 1);
    } catch {
      load.failed += 1;
    }
    return false;
  }
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return load;
}

/** Resolves when `count` more have been acknowledged. */
export async function more(load: Load, count: number): Promise<void> {
  const enough = load.acknowledged.size + count;
  while (load.acknowledged.size < enough) await pause(5);
}
