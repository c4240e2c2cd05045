// The server killed under load, again and again.

import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import type { TrialEngine } from "./engines.ts";
import { createTrialOfKills } from "./kill-again.ts";
import { createLoad } from "./load.ts";
import type { Trial } from "./trial.ts";

export const createKillTrial = (engine: TrialEngine): Trial =>
  createTrialOfKills(engine, {
    name: "Killed under load",
    begin: (address) => createLoad(address, 8),
    between: 10,
    within: 50,
    async audit(settings, load) {
      const { stored, lost, halfStored, notNotified } = await audit(parseTestEnv(settings), load);
      return { stored, lost, spoilt: { "half stored": halfStored, "not notified": notNotified } };
    },
  });
