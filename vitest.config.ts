import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// What touches the store is tested on each engine that can hold it, by the same tests.
const storeTests = "{server,desk}/**/*.test.ts";

const room = (name: string, ...include: string[]) => ({ extends: true, test: { name, include } });

export default defineConfig({
  test: {
    // Each waits for a real disk, and for whatever else the machine is doing.
    testTimeout: 30_000,
    // Vitest itself leaves one core to what else is going on.
    maxWorkers: "100%",
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    onConsoleLog(log, type) {
      if (type === "stderr") throw new Error(`a test wrote to the error console: ${log}`);
      return true;
    },
    projects: [
      room(
        "unit",
        "{facts,studio,contract,content,app,run}/**/*.test.ts",
        "tests/rooms/**/*.test.ts",
      ),
      room("sqlite", storeTests),
      {
        extends: true,
        test: {
          name: "postgresql",
          include: [storeTests],
          env: { TEST_ENGINE: "postgresql" },
          globalSetup: "tests/support/postgresql-for-tests.ts",
        },
      },
      room("site", "tests/{site,words}/**/*.test.ts"),
      {
        // What must hold of any studio's pages.
        extends: true,
        test: {
          name: "second-studio",
          include: [
            "tests/site/{articles,claims,example,form,head,links,price-basis,seo,structured-data,typography}.test.ts",
          ],
          env: { SITE_DIR: "dist/second-studio/site" },
        },
        ssr: { resolve: { conditions: ["second-studio", ...defaultServerConditions] } },
      },
      room("endurance", "tests/endurance/**/*.test.ts"),
      room("engines", "tests/engines/**/*.test.ts"),
    ],
  },
});
