// The machine's clock set back a day under load, as a wrong time server or a restored image does it.

import { openDatabase } from "#server/db/open.ts";
import type { Env } from "#server/env.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { createLoad, more } from "./load.ts";
import { runSite } from "./run-site.ts";
import { type Outcome, pause, setBackSignal, type Trial } from "./trial.ts";

export function createClockTrial(engine: TrialEngine): Trial {
  return {
    name: `Clock set back a day under load, ${engine}`,
    run: (full) => inEngine(engine, (settings) => setBack(settings, full ? 500 : 40)),
  };
}

export function createClockAheadTrial(engine: TrialEngine): Trial {
  return {
    name: `Clock half a year ahead, restarted, ${engine}`,
    run: (full) => inEngine(engine, (settings) => setAhead(settings, full ? 500 : 40)),
  };
}

/** As a machine whose clock lost its battery does it: wrong from the start, then put right. */
async function setAhead(settings: Record<string, string>, each: number): Promise<Outcome> {
  let site = await runSite(settings);
  const load = createLoad(() => site.address, 8);
  await more(load, each);
  await site.end("SIGTERM");
  site = await runSite({ ...settings, TRIAL_CLOCK_AHEAD: "yes" });
  await more(load, each);
  await pause(500);
  await site.end("SIGTERM");
  site = await runSite(settings);
  await load.finish();
  await site.end("SIGTERM");
  const { stored, lost, halfStored } = await audit(parseTestEnv(settings), load);
  const tried = load.acknowledged.size;
  return {
    tried,
    survived: tried - lost,
    lost: lost + halfStored + Math.abs(stored - tried),
    note: "nothing was purged while the clock was wrong",
  };
}

async function setBack(settings: Record<string, string>, each: number): Promise<Outcome> {
  const site = await runSite(settings);
  const load = createLoad(() => site.address, 8);
  await more(load, each);
  site.process.kill(setBackSignal);
  await more(load, each);
  await load.finish();
  const stillUp = await fetch(`${site.address}/readyz`);
  await site.end("SIGTERM");
  const env = parseTestEnv(settings);
  const { stored, lost, halfStored, notNotified } = await audit(env, load);
  const yesterday = await storedBefore(env, new Date(Date.now() - 60 * 60 * 1000));
  const tried = load.acknowledged.size;
  const problems = load.failed + (stillUp.status === 200 ? 0 : 1) + (yesterday > 0 ? 0 : 1);
  return {
    tried,
    survived: tried - lost,
    lost: lost + halfStored + notNotified + problems + Math.abs(stored - tried),
    note: `${yesterday} stored under yesterday's date; half stored ${halfStored}, not notified ${notNotified}`,
  };
}

async function storedBefore(env: Env, time: Date): Promise<number> {
  const database = await openDatabase(env, silentLog);
  try {
    const rows = await database.queries
      .selectFrom("quoteRequest")
      .select("receivedAt")
      .where("receivedAt", "<", time.toISOString())
      .execute();
    return rows.length;
  } finally {
    await database.close();
  }
}
