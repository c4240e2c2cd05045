import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { studioModules } from "./run/studio-modules.ts";
import { withoutStore } from "./tests/support/without-store.ts";

const serverTests = "{server,desk}/**/*.test.ts";

// A process for each file would cost more than most files do. What a test changes for all, it puts back.
const shared = { isolate: false };

const room = (name: string, ...include: string[]) => ({ extends: true, test: { name, include } });

// Never a business's own studio/: tests hold whatever it says.
const STUDIO = "studios/demonstration";

export default defineConfig({
  plugins: [studioModules({ folder: STUDIO, readers: "as they are" })],
  test: {
    env: { STUDIO },
    // Each waits for a real disk, and for whatever else the machine is doing.
    testTimeout: 60_000,
    // A test waits for what will come, not for how soon a busy machine brings it.
    expect: { poll: { timeout: 15_000 } },
    // Two more than there are cores: many tests wait for a program that they have started.
    maxWorkers: availableParallelism() + 2,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    onConsoleLog(log, type) {
      if (type === "stderr") throw new Error(`a test wrote to the error console: ${log}`);
      return true;
    },
    projects: [
      room("unit", "{facts,studios,contract,content,app,run}/**/*.test.ts"),
      { extends: true, test: { name: "sqlite", include: [serverTests], ...shared } },
      {
        extends: true,
        test: {
          name: "postgresql",
          include: [serverTests],
          exclude: withoutStore,
          ...shared,
          env: { TEST_ENGINE: "postgresql" },
          globalSetup: "tests/support/postgresql-for-tests.ts",
        },
      },
      {
        extends: true,
        test: { name: "site", include: ["tests/{site,words}/**/*.test.ts"], ...shared },
      },
      {
        // What must hold of any studio's pages.
        extends: true,
        test: {
          name: "second-studio",
          include: [
            "tests/site/{articles,claims,form,head,links,seo,structured-data,weight}.test.ts",
          ],
          env: { STUDIO: "studios/second", SITE_DIR: "dist/second-studio/site" },
          ...shared,
        },
      },
      room("endurance", "tests/endurance/**/*.test.ts"),
      room("engines", "tests/engines/**/*.test.ts"),
      room("hosting", "tests/hosting/**/*.test.ts"),
    ],
  },
});
