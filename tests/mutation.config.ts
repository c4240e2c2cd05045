// Vitest settings for mutation testing (npm run mutate): unit tests and the server's on SQLite, except those that
// read source files as text or start a process, which Stryker's mutants do not reach.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["app/styles/**", "**/*.fuzz.test.ts", "{server,desk}/{main,start}.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
