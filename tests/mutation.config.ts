// Vitest for mutation testing (npm run mutate): the unit tests and the server's on SQLite, without those that
// read sources as text or start the program as a process, where Stryker's changes are not switched on.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,desk,app}/**/*.test.ts"],
    exclude: ["app/styles/**", "**/*.fuzz.test.ts", "{server,desk}/{main,start}.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
