// Load for a trial: simulated visitors, who retry each request or photo until it is acknowledged, as browsers do.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import { photoLimits, photosPath, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

export type Load = {
  /** Key of each acknowledged request or photo, mapped to the request's key. */
  acknowledged: Map<string, string>;
  /** Number of failed attempts by status. Status 0 is a broken connection or a timeout. */
  refused: Map<number, number>;
  /** Stops sending; resolves when everything pending has been acknowledged. */
  finish(): Promise<void>;
};

type Send = (path: string, init: RequestInit) => Promise<void>;

export const emailOf = (key: string) => `${key}@example.com`;

/** @param address is called before each attempt, since a restart changes the site's address. */
export function sendRequests(address: () => string): Load {
  return runVisitors(address, 8, async function* (send) {
    for (;;) {
      const key = await sendRequest(send);
      yield [key, key];
    }
  });
}

export async function sendPhotos(address: () => string): Promise<Load> {
  const body = await makePicture(1600, 1200);
  return runVisitors(address, 2, async function* (send) {
    for (;;) {
      const requestKey = await sendRequest(send);
      for (let number = 0; number < photoLimits.count; number += 1) {
        const photoKey = randomUUID();
        const headers = {
          "Content-Type": "image/jpeg",
          [quoteRequestKeyHeader]: requestKey,
          [idempotencyKeyHeader]: photoKey,
        };
        await send(photosPath, { method: "POST", headers, body });
        yield [photoKey, requestKey];
      }
    }
  });
}

export async function more({ acknowledged }: Load, count: number): Promise<void> {
  const enough = acknowledged.size + count;
  await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 30_000, interval: 10 });
}

async function sendRequest(send: Send): Promise<string> {
  const key = randomUUID();
  const form = buildQuoteForm({ model: key, email: emailOf(key) });
  await send("/", postForm(form, { [idempotencyKeyHeader]: key }));
  return key;
}

function runVisitors(
  address: () => string,
  visitors: number,
  visit: (send: Send) => AsyncIterable<[key: string, requestKey: string]>,
): Load {
  let stopped = false;
  const acknowledged: Load["acknowledged"] = new Map();
  const refused: Load["refused"] = new Map();
  const send: Send = async (path, init) => {
    for (;;) {
      const status = await sendOnce(address() + path, init);
      if (status === 303 || status === 204) return;
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await pause(20);
    }
  };
  const all = Array.from({ length: visitors }, async () => {
    for await (const [key, requestKey] of visit(send)) {
      acknowledged.set(key, requestKey);
      if (stopped) return;
    }
  });
  return {
    acknowledged,
    refused,
    async finish() {
      stopped = true;
      await Promise.all(all);
    },
  };
}

async function sendOnce(url: string, init: RequestInit): Promise<number> {
  try {
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(url, { ...init, redirect: "manual", signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
