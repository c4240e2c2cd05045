// The server killed under uploads of photos, again and again.

import type { TrialEngine } from "./engines.ts";
import { createTrialOfKills } from "./kill-again.ts";
import { auditPhotos, createPhotoLoad } from "./photo-load.ts";
import type { Trial } from "./trial.ts";

export const createPhotoKillTrial = (engine: TrialEngine): Trial =>
  createTrialOfKills(engine, {
    name: "Killed under uploads",
    // One address has two uploads under way: more visitors would be asked to wait.
    begin: (address) => createPhotoLoad(address, 2),
    between: 2,
    within: 150,
    async audit(settings, load) {
      const { stored, lost, damaged } = await auditPhotos(settings, load);
      return { stored, lost, spoilt: { damaged } };
    },
  });
