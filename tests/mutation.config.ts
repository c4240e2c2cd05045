// Vitest settings for npm run mutate: tests on SQLite. Programs that main.test.ts starts would run without mutants.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["{server,desk}/main.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
