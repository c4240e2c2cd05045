// Vitest settings for npm run mutate, on SQLite only. Excludes main.test.ts, whose programs run without mutants.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["{server,desk}/main.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
