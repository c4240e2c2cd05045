// npm test: the checks that a change waits for, with what each part took and one count at the end.
// npm run test:whole: every check there is.
// npm run test:unit, test:server, test:site, test:e2e: one part of them; names of files narrow it down.

import "./use-demonstration.mjs";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { installPackages } from "./packages.mjs";
import { buildSecondStudio, buildSite } from "./pages.mjs";
import { environment } from "./serving.mjs";
import { end, node, root, run, say, stopTogether } from "./steps.mjs";

const biome = "node_modules/@biomejs/biome/bin/biome";
const vitest = ["node_modules/vitest/vitest.mjs", "run"];
const playwright = ["node_modules/@playwright/test/cli.js", "test"];
/** Words and data are formatted for those who write them. */
const written = ["content", "facts"];

// Hundreds of processes run the same sources: what Node makes of them is kept for the next.
process.env.NODE_COMPILE_CACHE ??= environment.NODE_COMPILE_CACHE;

const total = { passed: 0, failed: 0 };
const times = [];
const [room, ...names] = process.argv.slice(2);

const rooms = {
  whole: () => everything(),
  unit: () => unitTests("Unit tests", "unit"),
  server: () => unitTests("Server and desk tests", "sqlite", "postgresql"),
  async site() {
    await part("Build", buildSite);
    await part("Build of the second studio", buildSecondStudio);
    await unitTests("Tests of the built HTML", "site", "second-studio");
  },
  async e2e() {
    await part("Build", buildSite);
    await browserTests();
  },
};

try {
  stopTogether();
  await installPackages({ development: true });
  await (rooms[room] ?? quickly)();
} catch (error) {
  total.failed += 1;
  report();
  end(error);
}
report();
process.exitCode = total.failed === 0 ? 0 : 1;

/** Without journeys in other engines, and browser tests that try in many places what another one tries in one. */
function quickly() {
  return everything(
    ["--project", "!engines", "--project", "!hosting"],
    ["--grep-invert", "@whole"],
  );
}

async function everything(unitOptions = [], browserOptions = []) {
  await part("Form of the content", () =>
    run(node, [biome, "check", "--write", "--log-level=none", ...written], { stdio: "ignore" }),
  );
  await check("Format and lint", [biome, "ci", "."]);
  await check("Types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await part("Build", buildSite);
  await part("Build of the second studio", buildSecondStudio);
  await suite("Unit, server, built-HTML and endurance tests", "vitest", [
    ...vitest,
    ...unitOptions,
  ]);
  await browserTests(browserOptions);
}

function unitTests(title, ...projects) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return suite(title, "vitest", [...vitest, ...chosen, ...names]);
}

async function browserTests(options = names) {
  const BROWSER_PATH = await findBrowser();
  const E2E_PORT = process.env.E2E_PORT ?? String(await findPort());
  await suite("Browser tests", "playwright", [...playwright, ...options], {
    BROWSER_PATH,
    E2E_PORT,
  });
}

async function part(title, work) {
  const started = performance.now();
  try {
    return await work();
  } finally {
    times.push([title, Math.round((performance.now() - started) / 1000)]);
  }
}

/** One command that is right or wrong as a whole. */
async function check(title, args) {
  say(`\n${title}`);
  const status = await part(title, () => run(node, args));
  total[status === 0 ? "passed" : "failed"] += 1;
}

/** A test runner that writes its counts into a JSON report. */
async function suite(title, name, args, env = {}) {
  say(`\n${title}`);
  const file = join(root, `test-results/${name}.json`);
  rmSync(file, { force: true });
  const status = await part(title, () => run(node, args, { env: { ...process.env, ...env } }));
  const { passed, failed } = counts(file);
  total.passed += passed;
  // A runner that fell over before or between its tests has failed too.
  total.failed += failed === 0 && (status !== 0 || passed === 0) ? 1 : failed;
}

function counts(file) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, "utf8"));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** One that nobody uses just now, so that two runs do not meet. */
function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function report() {
  const width = Math.max(...times.map(([title]) => title.length), 0);
  say("");
  for (const [title, seconds] of times) {
    say(`${title.padEnd(width)}  ${String(seconds).padStart(4)} s`);
  }
  say(`\n${total.passed} passed, ${total.failed} failed`);
}
