// npm run mutate: changes the code in small ways, one at a time, and counts the changes that no test notices.
// `npm run mutate -- server/http facts/estimate.ts` takes folders or files; without any it goes through every room.
// `--tests server/http` lets only the tests of that folder or file count, which is quicker and never scores too high.

import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const rooms = [
  "contract",
  "facts/estimate.ts",
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
  // A thread of its own, loaded by Node, not by the test runner.
  "server/db/sqlite-worker.ts",
];

/** Per cent of a room's mutants that its tests have to notice. */
const enough = 85;

const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: "string", multiple: true } },
});
// Read by vitest.config.ts, in Stryker's own processes.
if (values.tests) process.env.MUTATION_TESTS = values.tests.join(",");

const mutants = await new Stryker({
  mutate: [
    ...(chosen.length > 0 ? chosen : rooms).map(sourcesIn),
    ...["**/*.test.ts", ...outOfReach].map((path) => `!${path}`),
  ],
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // What is set when a module is loaded: each of these would need a test run of its own, of several seconds.
  ignoreStatic: true,
  concurrency: 2,
  // An infinite loop is a killed mutant; a busy machine is not.
  timeoutMS: 20_000,
  // Every test once, with both cores busy elsewhere.
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: "node_modules/.cache/mutation.json",
  tempDirName: join(tmpdir(), "wrap-studio-mutation"),
  ignorePatterns: ["art", "bench", "data", "dist", "docs", "test-results", "app/public"],
  // Stryker rewrites paths in this file by an interface that TypeScript 7 does not have; ours leave no folder.
  tsconfigFile: "none",
  reporters: ["clear-text", "html", "progress"],
  htmlReporter: { fileName: "test-results/mutation.html" },
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
}).runMutationTest();

const table = rooms
  .map((room) => ({ room, ...count(room) }))
  .filter(({ found, missed }) => found + missed > 0)
  .map((row) => ({ ...row, score: (100 * row.found) / (row.found + row.missed) }));

process.stdout.write(
  "\n| room | mutants | killed | timed out | survived | not covered | score |\n",
);
process.stdout.write("|---|--:|--:|--:|--:|--:|--:|\n");
for (const { room, found, missed, killed, timedOut, survived, notCovered, score } of table) {
  const figures = [found + missed, killed, timedOut, survived, notCovered, `${score.toFixed(1)} %`];
  process.stdout.write(`| \`${room}\` | ${figures.join(" | ")} |\n`);
}
process.exitCode = table.every(({ score }) => score >= enough) ? 0 : 1;

function sourcesIn(path: string): string {
  return statSync(path).isDirectory() ? `${path}/**/*.{ts,tsx}` : path;
}

function count(room: string) {
  const own = mutants.filter(({ fileName }) => `${relative("", fileName)}/`.startsWith(`${room}/`));
  const having = (status: string) => own.filter((mutant) => mutant.status === status).length;
  const killed = having("Killed");
  const timedOut = having("Timeout");
  const survived = having("Survived");
  const notCovered = having("NoCoverage");
  return {
    killed,
    timedOut,
    survived,
    notCovered,
    found: killed + timedOut,
    missed: survived + notCovered,
  };
}
