// Vitest settings for npm run mutate: tests on SQLite, except those that start a process, where no mutant runs.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["{server,desk}/main.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
