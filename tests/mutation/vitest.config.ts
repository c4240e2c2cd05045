// What kills a mutant: unit and server tests, on one of the engines. A mutant's run stops at the first that fails.

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Most mutants are found by a test of one function: those that open a store or a port come last, and need not run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) => {
      const text = readFileSync(moduleId, "utf8");
      return text.length + (/from "(#tests\/support|\.\/listen)/.test(text) ? 1e6 : 0);
    };
    return files.sort((one, other) => cost(one) - cost(other));
  }
}

const testEngine = process.env.TEST_ENGINE;
/** Globs of test files, and folders. */
const counted = process.env.MUTATION_TESTS?.split(",") ?? [];

export default defineConfig({
  test: {
    include: counted.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)),
    exclude: [
      // They read the sources as text, which Stryker writes anew.
      "app/styles/**",
      // Whether they notice is a matter of chance.
      "**/*.fuzz.test.ts",
      // They start the whole program, a process in which no change is switched on.
      "{server,desk}/{main,start}.test.ts",
    ],
    ...(testEngine === "postgresql" && {
      globalSetup: "tests/support/postgresql-for-tests.ts",
    }),
    setupFiles: ["tests/mutation/quick-threads.ts"],
    provide: {
      threadScript: stripTypeScriptTypes(readFileSync("server/db/sqlite-worker.ts", "utf8")),
    },
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    // A test that is slow on a busy machine would leave its whole folder unjudged.
    testTimeout: 30_000,
  },
});
