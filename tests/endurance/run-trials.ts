// Runs trials one after another and prints them as one table.

import type { Trial } from "./trial.ts";

/**
 * @param words parts of the names of those wanted, all without any; `--short` for a few tries of each.
 * Resolves to how much was lost.
 */
export async function runTrials(
  trials: readonly Trial[],
  words: readonly string[],
): Promise<number> {
  const short = words.includes("--short");
  const names = words.filter((word) => !word.startsWith("--"));
  let lost = 0;
  print("trial", "tried", "survived", "lost", "");
  for (const { name, run } of trials) {
    if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
    const started = Date.now();
    const outcome = await run(!short).catch((error: Error) => ({
      tried: 0,
      survived: 0,
      lost: 1,
      note: error.stack ?? error.message,
    }));
    lost += outcome.lost;
    const seconds = Math.round((Date.now() - started) / 1000);
    print(name, outcome.tried, outcome.survived, outcome.lost, `${outcome.note} (${seconds} s)`);
  }
  return lost;
}

function print(name: string, ...[tried, survived, gone, note]: (string | number)[]): void {
  const figures = [tried, survived, gone].map((figure) => String(figure).padStart(9)).join("");
  process.stdout.write(`${name.padEnd(58)}${figures}  ${note}\n`);
}
