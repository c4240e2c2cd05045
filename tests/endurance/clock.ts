// The machine's clock set back a day under load, and half a year ahead at a restart, then put right.

import { auditRequests } from "./audit.ts";
import { more, sendRequests } from "./load.ts";
import { startSite } from "./site.ts";
import { onBoth, pause } from "./trial.ts";

export const clockTrials = [
  ...onBoth("Clock set back a day under load", async (settings, full) => {
    const site = await startSite(settings);
    const load = sendRequests(() => site.address);
    await more(load, full ? 500 : 40);
    site.process.kill("SIGUSR2");
    await more(load, full ? 500 : 40);
    await load.finish();
    const { status } = await fetch(`${site.address}/readyz`);
    await site.end("SIGTERM");
    return auditRequests(settings, load, { "not ready": Number(status !== 200) });
  }),
  ...onBoth("Clock half a year ahead at a restart, then right", async (settings, full) => {
    const site = await startSite(settings);
    const load = sendRequests(() => site.address);
    await more(load, full ? 500 : 40);
    await site.restart("SIGTERM", { TRIAL_DAYS_AHEAD: "181" });
    await more(load, full ? 500 : 40);
    // The first purge runs at the start.
    await pause(500);
    await site.restart("SIGTERM");
    await load.finish();
    await site.end("SIGTERM");
    return auditRequests(settings, load);
  }),
];
