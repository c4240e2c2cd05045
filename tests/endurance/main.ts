// npm run endurance: every trial at full length, as one table. Exit status 1 when anything was lost.

import { runTrials } from "./run-trials.ts";
import { trials } from "./trials.ts";

process.exit((await runTrials(trials, process.argv.slice(2))) === 0 ? 0 : 1);
