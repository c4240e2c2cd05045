// The server killed under uploads of photos, again and again.

import { inEngine, type TrialEngine } from "./engines.ts";
import { killAgainAndAgain } from "./kill-again.ts";
import { auditPhotos, createPhotoLoad } from "./photo-load.ts";
import type { Outcome, Trial } from "./trial.ts";

export function createPhotoKillTrial(engine: TrialEngine): Trial {
  return {
    name: `Killed under uploads, ${engine}`,
    run: (full) => inEngine(engine, (settings) => killUploads(settings, full ? 100 : 3)),
  };
}

async function killUploads(settings: Record<string, string>, kills: number): Promise<Outcome> {
  const load = await killAgainAndAgain({
    settings,
    kills,
    // One address has two uploads under way: more visitors would be asked to wait.
    begin: (address) => createPhotoLoad(address, 2),
    between: 2,
    within: 150,
  });
  const { stored, lost, damaged } = await auditPhotos(settings, load);
  const tried = load.acknowledged.size;
  return {
    tried,
    survived: tried - lost,
    lost: lost + damaged + Math.abs(stored - tried),
    note: `${kills} kills, ${load.failed} attempts cut off; damaged ${damaged}`,
  };
}
