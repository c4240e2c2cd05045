// The server killed at work, again and again, and a look at what is left.

import { inEngine, type TrialEngine } from "./engines.ts";
import { runSite } from "./run-site.ts";
import { type Outcome, pause, type Trial } from "./trial.ts";

type Load = { acknowledged: { size: number }; failed: number; finish(): Promise<void> };

type Settings = Record<string, string>;

type Killing<L extends Load> = {
  name: string;
  begin(address: () => string): L | Promise<L>;
  /** How much has been acknowledged between two kills, at least. */
  between: number;
  /** Milliseconds that may pass after it: never at the same point of a request. */
  within: number;
  /** Counts what the store holds. `spoilt` is by what is wrong with it. */
  audit(
    settings: Settings,
    load: L,
  ): Promise<{ stored: number; lost: number; spoilt: Record<string, number> }>;
};

export function createTrialOfKills<L extends Load>(
  engine: TrialEngine,
  killing: Killing<L>,
): Trial {
  return {
    name: `${killing.name}, ${engine}`,
    run: (full) => inEngine(engine, (settings) => killAndCount(settings, full ? 100 : 3, killing)),
  };
}

async function killAndCount<L extends Load>(
  settings: Settings,
  kills: number,
  killing: Killing<L>,
): Promise<Outcome> {
  const load = await killAgainAndAgain(settings, kills, killing);
  const { stored, lost, spoilt } = await killing.audit(settings, load);
  const tried = load.acknowledged.size;
  const wrong = Object.entries(spoilt);
  return {
    tried,
    survived: tried - lost,
    lost: wrong.reduce((sum, [, count]) => sum + count, lost + Math.abs(stored - tried)),
    note: `${kills} kills, ${load.failed} attempts cut off; ${wrong.map((one) => one.join(" ")).join(", ")}`,
  };
}

/** @returns the load, which has had its last answer; the site has ended in order. */
async function killAgainAndAgain<L extends Load>(
  settings: Settings,
  kills: number,
  { begin, between, within }: Killing<L>,
): Promise<L> {
  let site = await runSite(settings);
  const load = await begin(() => site.address);
  for (let kill = 0; kill < kills; kill += 1) {
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
