// Another program holds the database's write lock: pages go on, forms are answered soon, and nothing is lost.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { createLoad, more } from "./load.ts";
import { runSite } from "./run-site.ts";
import { pause, type Trial } from "./trial.ts";

/** Milliseconds. */
const HEALTHY = 250;
const LONGEST_POST = 8_000;

export function createLockTrial(engine: TrialEngine): Trial {
  return {
    name: `Locked by another program, ${engine}`,
    run: (full) =>
      inEngine(engine, async (settings) => {
        const site = await runSite(settings);
        const load = createLoad(() => site.address, full ? 60 : 6);
        await more(load, 20);
        const unlock = await lock(settings);
        const health = await probe(site.address, full ? 30_000 : 2_500);
        await unlock();
        await more(load, 20);
        await load.finish();
        await site.end("SIGTERM");
        const { stored, lost } = await audit(parseTestEnv(settings), load);
        const tried = load.acknowledged.size;
        // On a machine that does other things too, only a page that waited for the lock itself is slow.
        const isHeldUp = health.p99 > (full ? HEALTHY : 1_500);
        const slow = (isHeldUp ? 1 : 0) + (full && load.slowest > LONGEST_POST ? 1 : 0);
        const others = [...load.refused.keys()].filter((status) => status !== 503).length;
        return {
          tried,
          survived: tried - lost,
          lost: lost + slow + others + load.failed + Math.abs(stored - tried),
          note: `health while locked: median ${health.median} ms, 99 % within ${health.p99} ms; slowest post ${Math.round(load.slowest)} ms; 503: ${load.refused.get(503) ?? 0}`,
        };
      }),
  };
}

/** Resolves to the release. */
async function lock({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) {
  if (DATABASE_URL === undefined) {
    const other = new DatabaseSync(join(DATA_DIR, sqliteFileName), { timeout: 5_000 });
    other.exec("begin immediate");
    return async () => other.close();
  }
  const other = new Client(DATABASE_URL);
  await other.connect();
  await other.query("begin; lock table quote_request in exclusive mode");
  return () => other.end();
}

/** How long /healthz takes, asked every 50 ms. */
async function probe(address: string, length: number) {
  const times: number[] = [];
  const end = performance.now() + length;
  while (performance.now() < end) {
    const asked = performance.now();
    await (await fetch(`${address}/healthz`)).text();
    times.push(performance.now() - asked);
    await pause(50);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { median: at(0.5), p99: at(0.99) };
}
