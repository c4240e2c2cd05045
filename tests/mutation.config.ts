// Vitest settings for npm run mutate: tests on SQLite, except fuzzing and those that mutants do not reach, since they
// read source files or start a process.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["app/styles/**", "**/*.fuzz.test.ts", "{server,desk}/{main,start}.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
