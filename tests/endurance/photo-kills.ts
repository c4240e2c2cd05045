// The server killed under uploads of photos, again and again.

import { inEngine, type TrialEngine } from "./engines.ts";
import { auditPhotos, createPhotoLoad } from "./photo-load.ts";
import { runSite } from "./run-site.ts";
import { type Outcome, pause, type Trial } from "./trial.ts";

export function createPhotoKillTrial(engine: TrialEngine): Trial {
  return {
    name: `Killed under uploads, ${engine}`,
    run: (full) => inEngine(engine, (settings) => killAgainAndAgain(settings, full ? 100 : 3)),
  };
}

async function killAgainAndAgain(
  settings: Record<string, string>,
  kills: number,
): Promise<Outcome> {
  let site = await runSite(settings);
  // One address has two uploads under way: more visitors would be asked to wait.
  const load = await createPhotoLoad(() => site.address, 2);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = load.acknowledged.size;
    while (load.acknowledged.size < before + 2) await pause(5);
    // Never at the same point of an upload.
    await pause(Math.random() * 150);
    await site.end("SIGKILL");
    site = await runSite(settings);
  }
  await load.finish();
  await site.end("SIGTERM");
  const { stored, lost, damaged } = await auditPhotos(settings, load);
  const tried = load.acknowledged.size;
  return {
    tried,
    survived: tried - lost,
    lost: lost + damaged + Math.abs(stored - tried),
    note: `${kills} kills, ${load.failed} attempts cut off; damaged ${damaged}`,
  };
}
