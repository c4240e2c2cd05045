// Every trial of hosting, in the order of docs/operations.md.

import type { Trial } from "../endurance/trial.ts";
import { instancesTrial } from "./instances.ts";
import { proxiedTrial } from "./proxied.ts";
import { releasesTrial } from "./releases.ts";
import { staticTrial } from "./static.ts";

export const hostingTrials: readonly Trial[] = [
  proxiedTrial,
  releasesTrial,
  instancesTrial,
  staticTrial,
];
