// How many requests a second are stored durably, against what the engine's own inserts reach in the same run.

import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { createQuoteStore } from "#server/quote/store.ts";
import { parseTestEnv, validQuoteRequest } from "#tests/support/test-site.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { createLoad } from "./load.ts";
import { runSite } from "./run-site.ts";
import { pause, type Trial } from "./trial.ts";

export function createThroughputTrial(engine: TrialEngine): Trial {
  return {
    name: `Durable requests a second, ${engine}`,
    run: (full) =>
      inEngine(engine, async (settings) => {
        const seconds = full ? 10 : 1;
        const inserts = await countInserts(settings, seconds);
        const site = await runSite(settings);
        const load = createLoad(() => site.address, 64);
        await pause(seconds * 1000);
        const reached = load.acknowledged.size / seconds;
        await load.finish();
        await site.end("SIGTERM");
        const tried = load.acknowledged.size;
        return {
          tried,
          survived: tried,
          lost: load.failed + load.refused.size,
          note: `${Math.round(reached)} a second through HTTP; the engine's own, one commit a row: ${Math.round(inserts)}`,
        };
      }),
  };
}

/** One row a commit, one after the other, with its notice. */
async function countInserts(settings: Record<string, string>, seconds: number): Promise<number> {
  const database = await openDatabase(
    parseTestEnv(settings),
    createLog(() => {}),
  );
  const store = createQuoteStore({
    queries: database.queries,
    channels: [],
    newReference: randomUUID,
  });
  const end = Date.now() + seconds * 1000;
  let count = 0;
  for (; Date.now() < end; count += 1) {
    const idempotencyKey = randomUUID();
    await store.save([
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
