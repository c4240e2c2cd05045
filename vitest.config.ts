import { existsSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { defineConfig } from "vitest/config";
import { studioModules } from "./run/studio-modules.ts";
import { oneEngine } from "./tests/support/one-engine.ts";

// The tests do not know the figures and texts of a business's own studio/.
const STUDIO = "studios/demonstration";

/** Keeps temporary files in memory if there is space (a container may have 64 MB). Only endurance tests need a disk. */
const TMPDIR = existsSync("/dev/shm") && freeBytes("/dev/shm") > 1e9 ? "/dev/shm" : tmpdir();

function freeBytes(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

// Shares processes, since starting one for each file takes longer than running most files.
const shared = { isolate: false, env: { TMPDIR } };

const project = (name: string, include: string[], more = {}) => ({
  extends: true,
  test: { name, include, ...more },
});
const serverTests = ["{server,desk}/**/*.test.ts"];

export default defineConfig({
  plugins: [studioModules({ folder: STUDIO, readers: "as they are" })],
  test: {
    env: { STUDIO },
    // Long, since tests start programs and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Two more than there are cores, since many tests wait for a program that they have started.
    maxWorkers: availableParallelism() + 2,
    onConsoleLog(log, type) {
      if (type === "stderr") throw new Error(`a test wrote to the error console: ${log}`);
      return true;
    },
    projects: [
      project("unit", ["{facts,studios,contract,content,app,run}/**/*.test.ts"], shared),
      project("sqlite", serverTests, shared),
      project("postgresql", serverTests, {
        ...shared,
        exclude: oneEngine,
        env: { TMPDIR, TEST_ENGINE: "postgresql" },
        globalSetup: "tests/support/postgresql-for-tests.ts",
      }),
      project("site", ["tests/site/**/*.test.ts"], shared),
      // Tests that hold for any studio's pages.
      project(
        "second-studio",
        [
          "tests/site/{articles,claims,form,head,links,page-figures,seo,structured-data,weight}.test.ts",
        ],
        {
          ...shared,
          env: { TMPDIR, STUDIO: "studios/second", SITE_DIR: "dist/second-studio/site" },
        },
      ),
      project("endurance", ["tests/endurance/**/*.test.ts"]),
      project("engines", ["tests/engines/**/*.test.ts"]),
      project("hosting", ["tests/hosting/**/*.test.ts"]),
    ],
  },
});
