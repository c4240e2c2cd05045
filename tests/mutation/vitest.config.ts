// What kills a mutant: unit and server tests, on SQLite. A mutant's run stops at the first that fails.

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files first: most mutants are found by a small test, and the long ones need not run. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** Globs of test files, and folders. */
const counted = process.env.MUTATION_TESTS?.split(",") ?? [];

export default defineConfig({
  test: {
    include: counted.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)),
    exclude: [
      // They read the sources as text, which Stryker writes anew.
      "app/styles/**",
      // They start the whole program, a process in which no change is switched on.
      "{server,desk}/{main,start}.test.ts",
    ],
    setupFiles: ["tests/mutation/quick-threads.ts"],
    provide: {
      threadScript: stripTypeScriptTypes(readFileSync("server/db/sqlite-worker.ts", "utf8")),
    },
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    testTimeout: 20_000,
  },
});
