// Every endurance trial, in the order of the table.

import { clockTrials } from "./clock.ts";
import { diskTrial } from "./disk.ts";
import { killTrials } from "./kills.ts";
import { mailTrials } from "./mail-server.ts";
import { outageTrial } from "./outage.ts";
import type { Trial } from "./trial.ts";

export const trials: readonly Trial[] = [
  ...killTrials,
  ...mailTrials,
  outageTrial,
  ...clockTrials,
  diskTrial,
];
