// The server killed at work, again and again, never at the same point of a request.

import { auditPhotos, auditRequests } from "./audit.ts";
import { type Load, more, sendPhotos, sendRequests } from "./load.ts";
import { startSite } from "./site.ts";
import { onBoth, pause, type Settings } from "./trial.ts";

export const killTrials = [
  ...onBoth("Killed under load", async (settings, full) => {
    const load = await killUnder(settings, full, 10, async (address) => sendRequests(address));
    return auditRequests(settings, load);
  }),
  ...onBoth("Killed under uploads", async (settings, full) => {
    const load = await killUnder(settings, full, 2, sendPhotos);
    return auditPhotos(settings, load);
  }),
];

/** @param between so many are acknowledged between two kills. */
async function killUnder(
  settings: Settings,
  full: boolean,
  between: number,
  begin: (address: () => string) => Promise<Load>,
): Promise<Load> {
  const site = await startSite(settings);
  const load = await begin(() => site.address);
  for (let kills = full ? 100 : 3; kills > 0; kills -= 1) {
    await more(load, between);
    await pause(Math.random() * 100);
    await site.restart("SIGKILL");
  }
  await load.finish();
  await site.end("SIGTERM");
  return load;
}
