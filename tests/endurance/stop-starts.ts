// The site stopped at moments spread over its start: it ends before it has opened anything, or in good order,
// and the next start finds nothing amiss.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { inEngine, trialEngines } from "./engines.ts";
import { killGroup, readOutput, startLeader } from "./stop-ways.ts";
import { type Outcome, pause, type Trial } from "./trial.ts";

const command = [process.execPath, "server/main.ts"] as const;

export const stopStartsTrial: Trial = {
  name: "Stopped while it starts",
  async run(full) {
    await once(spawn(process.execPath, ["run/build.mjs"], { stdio: "ignore" }), "exit");
    const outcomes: Outcome[] = [];
    for (const engine of full ? trialEngines : trialEngines.slice(0, 1)) {
      outcomes.push(await inEngine(engine, (settings) => tryMoments(settings, full ? 40 : 6)));
    }
    const sum = (pick: (outcome: Outcome) => number) =>
      outcomes.reduce((total, outcome) => total + pick(outcome), 0);
    return {
      tried: sum(({ tried }) => tried),
      survived: sum(({ survived }) => survived),
      lost: sum(({ lost }) => lost),
      note: outcomes.map(({ note }) => note).join("\n"),
    };
  },
};

async function tryMoments(settings: Record<string, string>, moments: number): Promise<Outcome> {
  const began = performance.now();
  const problems = [await startAndServe(settings)];
  const startTakes = performance.now() - began;
  let inOrder = 0;
  for (let moment = 1; moment <= moments; moment += 1) {
    const folder = join(settings.DATA_DIR ?? "", String(moment));
    const started = startLeader(command, { ...settings, DATA_DIR: folder });
    const said = readOutput(started);
    await pause((startTakes * moment) / moments);
    started.kill("SIGTERM");
    await said.ended;
    const stopped = said.count(/"event":"stopped"/g);
    if (started.exitCode === 0 && stopped === 1) inOrder += 1;
    else if (started.signalCode !== "SIGTERM" || existsSync(folder)) {
      problems.push(
        `ended with ${started.exitCode ?? started.signalCode}, stopped ${stopped} times`,
      );
    }
  }
  problems.push(await startAndServe(settings));
  const found = problems.filter(Boolean);
  const note = `${inOrder} of ${moments} after it had begun to open the store`;
  return {
    tried: moments + 2,
    survived: moments + 2 - found.length,
    lost: found.length,
    note: [note, ...found].join("\n"),
  };
}

/** Resolves to what went wrong. */
async function startAndServe(settings: Record<string, string>): Promise<string> {
  const started = startLeader(command, settings);
  const said = readOutput(started);
  try {
    const address = await said.waitFor(/"address":"(http[^"]+)"/);
    const { status } = await fetch(address, { ...postForm(buildQuoteForm()), redirect: "manual" });
    started.kill("SIGTERM");
    await said.ended;
    return status === 303 && started.exitCode === 0 ? "" : `answered ${status}`;
  } catch (error) {
    return String(error);
  } finally {
    killGroup(started, "SIGKILL");
  }
}
