// npm run endurance [-- PART OF A NAME … --short]: runs the long trials and prints a table. Exits with 1 on any loss.

import { trials } from "./trials.ts";

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith("--"));
const chosen = trials.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
for (const { name, run } of chosen) {
  const started = performance.now();
  const { tried, lost, note } = await run(!words.includes("--short")).catch((error: Error) => ({
    tried: 0,
    lost: 1,
    note: error.stack ?? error.message,
  }));
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${name.padEnd(60)} tried ${tried}, lost ${lost} (${note}; ${seconds} s)\n`);
  if (lost > 0) process.exitCode = 1;
}
