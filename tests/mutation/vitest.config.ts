// What kills a mutant: unit and server tests, on SQLite. A mutant's run stops at the first that fails.

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
    // They read the sources as text, which Stryker writes anew.
    exclude: ["app/styles/**"],
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    testTimeout: 20_000,
  },
});
