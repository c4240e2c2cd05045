// The server killed under load, again and again.

import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { createLoad } from "./load.ts";
import { runSite } from "./run-site.ts";
import { type Outcome, pause, type Trial } from "./trial.ts";

export function createKillTrial(engine: TrialEngine): Trial {
  return {
    name: `Killed under load, ${engine}`,
    run: (full) => inEngine(engine, (settings) => killAgainAndAgain(settings, full ? 100 : 3)),
  };
}

async function killAgainAndAgain(
  settings: Record<string, string>,
  kills: number,
): Promise<Outcome> {
  let site = await runSite(settings);
  const load = createLoad(() => site.address, 8);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = load.acknowledged.size;
    while (load.acknowledged.size < before + 10) await pause(5);
    // Never at the same point of a request.
    await pause(Math.random() * 50);
    await site.end("SIGKILL");
    site = await runSite(settings);
  }
  await load.finish();
  await site.end("SIGTERM");
  const { stored, lost, halfStored, notNotified } = await audit(parseTestEnv(settings), load);
  const tried = load.acknowledged.size;
  return {
    tried,
    survived: tried - lost,
    lost: lost + halfStored + notNotified + Math.abs(stored - tried),
    note: `${kills} kills, ${load.failed} attempts cut off; half stored ${halfStored}, not notified ${notNotified}`,
  };
}
