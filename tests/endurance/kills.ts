// The server killed under load, again and again.

import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { killAgainAndAgain } from "./kill-again.ts";
import { createLoad } from "./load.ts";
import type { Outcome, Trial } from "./trial.ts";

export function createKillTrial(engine: TrialEngine): Trial {
  return {
    name: `Killed under load, ${engine}`,
    run: (full) => inEngine(engine, (settings) => killRequests(settings, full ? 100 : 3)),
  };
}

async function killRequests(settings: Record<string, string>, kills: number): Promise<Outcome> {
  const load = await killAgainAndAgain({
    settings,
    kills,
    begin: (address) => createLoad(address, 8),
    between: 10,
    within: 50,
  });
  const { stored, lost, halfStored, notNotified } = await audit(parseTestEnv(settings), load);
  const tried = load.acknowledged.size;
  return {
    tried,
    survived: tried - lost,
    lost: lost + halfStored + notNotified + Math.abs(stored - tried),
    note: `${kills} kills, ${load.failed} attempts cut off; half stored ${halfStored}, not notified ${notNotified}`,
  };
}
