// npm run endurance: every trial at full length, as one table. Exit status 1 when anything was lost.
// The browser's trial needs the built site: npm run build.

import { browserTrial } from "./browser-schedules.ts";
import { trials } from "./trials.ts";

const wanted = process.argv.slice(2);
const short = wanted.includes("--short");
const names = wanted.filter((word) => !word.startsWith("--"));
let lost = 0;

print("trial", "tried", "survived", "lost", "");
for (const { name, run } of [...trials, browserTrial]) {
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
process.exit(lost === 0 ? 0 : 1);

function print(name: string, ...[tried, survived, gone, note]: (string | number)[]): void {
  const figures = [tried, survived, gone].map((figure) => String(figure).padStart(9)).join("");
  process.stdout.write(`${name.padEnd(58)}${figures}  ${note}\n`);
}
