// npm run mutate: changes the code in small ways, one at a time, and counts the changes that no test notices.
// `npm run mutate -- server/http contract/estimate.ts` takes folders or files; without any it goes through every room.
// Each folder is judged by its own tests alone: nothing is scored too high, and a change to a file that all others
// need does not run every test there is. `--tests server/http` names other tests for what is chosen.

import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import type { Engine } from "#server/db/schema.ts";

const rooms = [
  "contract",
  "server",
  "desk",
  "app/quote",
  "app/navigation.ts",
  "app/analytics",
  "app/booking-notice",
];

/** Where Stryker's changes cannot be switched on; endurance trials and browser tests run these. */
const outOfReach = [
  // A process of its own.
  "server/main.ts",
  "desk/main.ts",
  // A thread and a process of their own, loaded by Node, not by the test runner.
  "server/db/sqlite-worker.ts",
  "server/photos/picture-process.ts",
];

/** Parts of these run on PostgreSQL alone: what tests on SQLite leave alive is tried there too. */
const onBothEngines = ["server/db", "server/db/migrations", "server/quote", "server/notify"];

/** What a folder does for another alone is tested there. */
const testsElsewhere: Record<string, string[]> = {
  "server/db": ["desk/move", "desk/replace", "desk/restore", "desk/care"],
  "server/notify": ["desk/notices"],
  "server/photos": ["desk/photos", "server/notify/photos-channel"],
  "server/quote": ["desk/desk", "desk/person", "desk/answered"],
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

type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>;

const mutants: Mutants = [];
for (const part of (chosen.length > 0 ? chosen : rooms).flatMap(partsOf)) {
  const tests = values.tests ?? testsOf(part);
  process.stdout.write(`\n${part}, by ${tests.join(", ")}\n`);
  // Stryker adds what it remembers of the folder's other files.
  const tried = (await mutate([part], tests, "sqlite")).filter(({ fileName }) =>
    matchesGlob(relative("", fileName), part),
  );
  mutants.push(...tried);
  if (!onBothEngines.includes(dirname(part))) continue;
  const alive = new Map(tried.filter(isAlive).map((mutant) => [nameOf(mutant), mutant]));
  if (alive.size === 0) continue;
  for (const mutant of await mutate([...alive.values()].map(rangeOf), tests, "postgresql")) {
    const before = alive.get(nameOf(mutant));
    if (before && !(mutant.status === "NoCoverage")) before.status = mutant.status;
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
process.exitCode = table.every(({ score }) => score >= enough) ? 0 : 1;

/** A folder's own files, and each folder in it by itself. */
function partsOf(path: string): string[] {
  // Neither is a glob.
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [`${path}/*.{ts,tsx}`, ...folders.flatMap(({ name }) => partsOf(join(path, name)))];
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

/** @param what files of one folder: globs, or ranges in them. */
function mutate(what: string[], tests: string[], engine: Engine): Promise<Mutants> {
  // Read by vitest.config.ts, in Stryker's own processes.
  process.env.MUTATION_TESTS = tests.join(",");
  process.env.TEST_ENGINE = engine;
  // A folder's files share what is known of them, however many are asked for.
  const folder = folderOf(what[0] ?? "").replaceAll(/\W+/g, "-");
  const name = engine === "sqlite" ? folder : `${folder}-${engine}`;
  return new Stryker({
    mutate: [...what, "!**/*.test.ts", ...outOfReach.map((path) => `!${path}`)],
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    // What is set when a module is loaded: each of these would need a test run of its own, of several seconds.
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    // A loop without end is a mutant found; a machine that is busy with other things is not.
    timeoutMS: 60_000,
    // Every test once, with both cores busy elsewhere.
    dryRunTimeoutMinutes: 30,
    allowEmpty: true,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation/${name}.json`,
    tempDirName: join(tmpdir(), "wrap-studio-mutation"),
    ignorePatterns: ["bench", "data", "dist", "docs", "test-results"],
    // Stryker rewrites paths in this file by an interface that TypeScript 7 does not have; ours leave no folder.
    tsconfigFile: "none",
    reporters: ["clear-text", "html", "progress-append-only"],
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest();
}

/** A room of one file stands for itself. */
function folderOf(file: string): string {
  return rooms.includes(file) ? file : dirname(file);
}

function isAlive({ status }: Mutants[number]): boolean {
  return status === "Survived" || status === "NoCoverage";
}

function nameOf({ fileName, location, replacement }: Mutants[number]): string {
  return JSON.stringify([fileName, location, replacement]);
}

/** As Stryker takes it: it counts columns from 0 there, from 1 in what it returns. */
function rangeOf({ fileName, location: { start, end } }: Mutants[number]): string {
  const path = relative("", fileName);
  return `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
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
