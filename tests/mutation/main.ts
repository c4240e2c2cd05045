// npm run mutate: changes the code in small ways, one at a time, and counts the changes that no test notices.
// `npm run mutate -- server/http contract/estimate.ts` takes folders or files; without any it goes through every room.
// Each folder is judged by its own tests alone: nothing is scored too high, and a change to a file that all others
// need does not run every test there is. `--tests server/http` names other tests for what is chosen.

import { readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type Mutants, mutate } from "./mutate.ts";

const rooms = [
  "contract",
  "server",
  "desk",
  "app/quote",
  "app/navigation.ts",
  "app/analytics",
  "app/booking-notice",
];

/** What a folder does for another alone is tested there. */
const testsElsewhere: Record<string, string[]> = {
  "server/db": ["desk/move", "desk/move-postgresql", "desk/restore", "desk/backup"],
  "server/notify": [
    ...["desk/notices", "desk/resend", "server/reminder/reminder", "server/reminder/reminder-once"],
  ],
  "server/photos": ["desk/photos", "server/notify/photos-channel"],
  "server/quote": [
    ...["desk/answered", "desk/note", "desk/mark", "desk/not-spam"],
    ...["desk/list", "desk/show", "desk/find", "desk/export", "desk/erase", "desk/purge"],
  ],
};

/** Per cent of a folder's mutants that its tests have to notice. */
const enough = 85;

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", multiple: true },
    // Twice as many as the smallest machine has cores: a change that stops an answer is found by waiting for it.
    concurrency: { type: "string", default: "4" },
  },
});

const mutants: Mutants = [];
const notJudged: string[] = [];
for (const part of (chosen.length > 0 ? chosen : rooms).flatMap(partsOf)) {
  const tests = values.tests ?? testsOf(part);
  process.stdout.write(`\n${part}, by ${tests.join(", ")}\n`);
  const judging = { tests, folder: folderOf(part), concurrency: Number(values.concurrency) };
  try {
    mutants.push(...(await mutate(part, judging)));
  } catch (error) {
    // A test that fails without any change: hours of judging the others are not thrown away for it.
    process.stdout.write(`${error}\n`);
    notJudged.push(part);
  }
}

const byFolder = Map.groupBy(mutants, ({ fileName }) => folderOf(relative("", fileName)));
const table = [...byFolder]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([folder, some]) => ({ folder, ...count(some) }))
  .filter(({ found, missed }) => found + missed > 0)
  .map((row) => ({ ...row, score: (100 * row.found) / (row.found + row.missed) }));

process.stdout.write(
  "\n| folder | mutants | killed | timed out | survived | not covered | score |\n",
);
process.stdout.write("|---|--:|--:|--:|--:|--:|--:|\n");
for (const { folder, found, missed, killed, timedOut, survived, notCovered, score } of table) {
  const figures = [found + missed, killed, timedOut, survived, notCovered, `${score.toFixed(1)} %`];
  process.stdout.write(`| \`${folder}\` | ${figures.join(" | ")} |\n`);
}
if (notJudged.length > 0) process.stdout.write(`\nNot judged: ${notJudged.join(", ")}\n`);
process.exitCode = notJudged.length === 0 && table.every(({ score }) => score >= enough) ? 0 : 1;

/** A folder's own files, and each folder in it by itself. */
function partsOf(path: string): string[] {
  // Neither is a glob.
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const hasOwn = entries.some(({ name }) => /\.tsx?$/.test(name));
  return [
    ...(hasOwn ? [`${path}/*.{ts,tsx}`] : []),
    ...folders.flatMap(({ name }) => partsOf(join(path, name))),
  ];
}

/** Those beside it, or in the nearest folder above that has any. @returns globs. */
function testsOf(part: string): string[] {
  const folder = dirname(part);
  const hasTests = readdirSync(folder).some((name) => name.endsWith(".test.ts"));
  if (!hasTests && folder !== ".") return testsOf(folder);
  return [
    `${folder}/*.test.ts`,
    ...(testsElsewhere[folder] ?? []).map((path) => `${path}.test.ts`),
  ];
}

/** A room of one file stands for itself. */
function folderOf(file: string): string {
  return rooms.includes(file) ? file : dirname(file);
}

function count(some: Mutants) {
  const having = (status: string) => some.filter((mutant) => mutant.status === status).length;
  const killed = having("Killed");
  const timedOut = having("Timeout");
  const survived = having("Survived");
  const notCovered = having("NoCoverage");
  const [found, missed] = [killed + timedOut, survived + notCovered];
  return { killed, timedOut, survived, notCovered, found, missed };
}
