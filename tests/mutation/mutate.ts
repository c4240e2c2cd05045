// Judges one part of the code by its tests, with Stryker: on SQLite, and what is left alive on PostgreSQL too where
// that runs other parts of it.

import { tmpdir } from "node:os";
import { dirname, join, matchesGlob, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { Engine } from "#server/db/schema.ts";

export type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>;

/** `tests` are globs; what is known of a folder is kept under its name. */
export type Judging = { tests: string[]; folder: string; concurrency: number };

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

/** Their tests change what belongs to a whole process, which a thread must not. */
const inProcesses = ["desk/pictures"];

/** @param part a file, or a glob of one folder's. */
export async function mutate(part: string, judging: Judging): Promise<Mutants> {
  const known = await run([part], "sqlite", judging);
  // What Stryker remembers of the folder's other files is among them.
  const tried = known.filter(({ fileName }) => matchesGlob(relative("", fileName), part));
  const alive = new Map(tried.filter(isAlive).map((mutant) => [nameOf(mutant), mutant]));
  if (alive.size === 0 || !onBothEngines.includes(dirname(part))) return tried;
  for (const again of await run([...alive.values()].map(rangeOf), "postgresql", judging)) {
    const mutant = alive.get(nameOf(again));
    if (mutant && again.status !== "NoCoverage") mutant.status = again.status;
  }
  return tried;
}

function run(what: string[], engine: Engine, { tests, folder, concurrency }: Judging) {
  // Read by vitest.config.ts, in Stryker's own processes.
  process.env.MUTATION_TESTS = tests.join(",");
  process.env.TEST_ENGINE = engine;
  // A folder's files share what is known of them, however many are asked for.
  const name = `${folder}${engine === "sqlite" ? "" : `-${engine}`}`.replaceAll(/\W+/g, "-");
  return new Stryker({
    mutate: [...what, "!**/*.test.ts", ...outOfReach.map((path) => `!${path}`)],
    testRunner: "vitest",
    vitest: {
      configFile: "tests/mutation/vitest.config.ts",
      related: false,
      pool: inProcesses.includes(folder) ? "forks" : "threads",
    },
    coverageAnalysis: "perTest",
    // What is set when a module is loaded: each of these would need a test run of its own, of several seconds.
    ignoreStatic: true,
    concurrency,
    // A loop without end is a mutant found; a machine that is busy with other things is not.
    timeoutMS: 30_000,
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
