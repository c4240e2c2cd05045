// A trial of hosting is a list of things that must be so; what is not so is named in the note.

import type { Outcome } from "../endurance/trial.ts";

export function createChecks() {
  const wrong: string[] = [];
  let tried = 0;
  return {
    /** @param found is shown where it is not so. */
    check(name: string, isSo: boolean, found?: unknown) {
      tried += 1;
      if (!isSo) wrong.push(found === undefined ? name : `${name}, but: ${String(found)}`);
    },
    outcome: (): Outcome => ({
      tried,
      survived: tried - wrong.length,
      lost: wrong.length,
      note: wrong.join("; "),
    }),
  };
}
