import { expect, test } from "vitest";
import type { Trial } from "./trial.ts";

/** Tries each with a few tries. */
export function tryTrials(trials: readonly Trial[]) {
  test.each(trials.map((trial) => [trial.name, trial] as const))(
    "nothing is lost: %s",
    { timeout: 120_000 },
    async (_, trial) => {
      const outcome = await trial.run(false);
      expect(outcome, outcome.note).toMatchObject({ lost: 0, survived: outcome.tried });
      expect(outcome.tried).toBeGreaterThan(0);
    },
  );
}
