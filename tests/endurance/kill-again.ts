// The server killed at work, again and again.

import { runSite } from "./run-site.ts";
import { pause } from "./trial.ts";

type Load = { acknowledged: { size: number }; finish(): Promise<void> };

/** @returns the load, which has had its last answer; the site has ended in order. */
export async function killAgainAndAgain<L extends Load>(options: {
  settings: Record<string, string>;
  kills: number;
  begin: (address: () => string) => L | Promise<L>;
  /** How much has been acknowledged between two kills, at least. */
  between: number;
  /** Milliseconds that may pass after it: never at the same point of a request. */
  within: number;
}): Promise<L> {
  const { settings, between, within } = options;
  let site = await runSite(settings);
  const load = await options.begin(() => site.address);
  for (let kill = 0; kill < options.kills; kill += 1) {
    const before = load.acknowledged.size;
    while (load.acknowledged.size < before + between) await pause(5);
    await pause(Math.random() * within);
    await site.end("SIGKILL");
    site = await runSite(settings);
  }
  await load.finish();
  await site.end("SIGTERM");
  return load;
}
