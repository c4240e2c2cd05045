// How many requests a second are stored durably, against what the engine's own inserts reach in the same run.

import { randomUUID } from "node:crypto";
import { Agent, type RequestOptions, request } from "node:http";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { openDatabase } from "#server/db/open.ts";
import { saveQuoteRequests } from "#server/quote/store.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, parseTestEnv, postForm } from "#tests/support/test-site.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { runSite } from "./run-site.ts";
import type { Trial } from "./trial.ts";

export function createThroughputTrial(engine: TrialEngine): Trial {
  return {
    name: `Durable requests a second, ${engine}`,
    run: (full) =>
      inEngine(engine, async (settings) => {
        const seconds = full ? 10 : 1;
        const inserts = await countInserts(settings, seconds);
        const site = await runSite(settings);
        const { thanked, refused } = await countThanks(site.address, seconds);
        await site.end("SIGTERM");
        return {
          tried: thanked + refused,
          survived: thanked,
          lost: refused,
          note: `${Math.round(thanked / seconds)} a second through HTTP; the engine's own, one commit a row: ${Math.round(inserts)}`,
        };
      }),
  };
}

const VISITORS = 64;

/** Visitors who send one request after the other, each over a connection of their own. */
async function countThanks(address: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const end = Date.now() + seconds * 1000;
  const counts = { thanked: 0, refused: 0 };
  async function visit(): Promise<void> {
    while (Date.now() < end) {
      const status = await post(address, agent);
      counts[status === 303 ? "thanked" : "refused"] += 1;
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  agent.destroy();
  return counts;
}

function post(address: string, agent: Agent): Promise<number | undefined> {
  const key = randomUUID();
  const { method, headers, body } = postForm(
    buildQuoteForm({ model: key, email: `${key}@example.com` }),
    {
      [idempotencyKeyHeader]: key,
    },
  );
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers } as RequestOptions, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    sent.once("error", reject).end(body);
  });
}

/** One row a commit, one after the other, with its notice. */
async function countInserts(settings: Record<string, string>, seconds: number): Promise<number> {
  const database = await openDatabase(parseTestEnv(settings), silentLog);
  const deps = { database, channels: [], newUuid: randomUUID };
  const end = Date.now() + seconds * 1000;
  let count = 0;
  for (; Date.now() < end; count += 1) {
    const idempotencyKey = randomUUID();
    await saveQuoteRequests(deps, [
      {
        request: { ...validQuoteRequest, email: `${idempotencyKey}@example.com` },
        receivedAt: new Date(),
        idempotencyKey,
        spamReason: null,
      },
    ]);
  }
  await database.close();
  return count / seconds;
}
