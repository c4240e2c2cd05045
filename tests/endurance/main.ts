// npm run endurance: every trial at full length, as one table. Exit status 1 when anything was lost.
// The browser's trial needs the built site: npm run build.

import { browserTrial } from "./browser-schedules.ts";
import { runTrials } from "./run-trials.ts";
import { trials } from "./trials.ts";

process.exit((await runTrials([...trials, browserTrial], process.argv.slice(2))) === 0 ? 0 : 1);
