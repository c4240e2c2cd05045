// Test runner. npm test: the checks required for a change. npm run test:whole: all checks. npm run test:unit,
// test:server, test:site, test:e2e, hosting or engines: one part, optionally narrowed to file names.

import "./use-demonstration.mjs";
import { createServer } from "node:net";
import { findBrowser } from "./browser.mjs";
import { installDebianPackages } from "./debian-packages.mjs";
import { installPackages } from "./packages.mjs";
import { buildSecondStudio, buildSite } from "./pages.mjs";
import { environment } from "./serving.mjs";
import { end, node, run, runApart, say, stopTogether } from "./steps.mjs";

const biome = "node_modules/@biomejs/biome/bin/biome";
const vitest = ["node_modules/vitest/vitest.mjs", "run"];
const playwright = ["node_modules/@playwright/test/cli.js", "test"];
/** Folders formatted automatically, so that a studio can edit them freely. */
const formatted = ["content", "facts"];

// Compile cache shared by the hundreds of processes that run the same sources.
process.env.NODE_COMPILE_CACHE ??= environment.NODE_COMPILE_CACHE;

/** Debian packages of the tests in Firefox and WebKit. */
const engines = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

const times = [];
const failed = [];
const [selection, ...names] = process.argv.slice(2);

const selections = {
  async whole() {
    // Install before parts run side by side.
    await findBrowser();
    await installDebianPackages("nginx", ...engines);
    await everything();
  },
  unit: () => unitTests("Unit tests", "unit"),
  server: () => unitTests("Server and desk tests", "sqlite", "postgresql"),
  async site() {
    await build();
    await unitTests("Tests of the built HTML", "site", "second-studio");
  },
  async hosting() {
    await installDebianPackages("nginx");
    await part("Build", () => buildSite());
    await unitTests("Hosting tests", "hosting");
  },
  async engines() {
    await installDebianPackages(...engines);
    await part("Build", () => buildSite());
    await unitTests("Tests in Firefox and WebKit", "engines");
  },
  async e2e() {
    await part("Build", () => buildSite());
    await browserTests(names);
  },
};

try {
  stopTogether();
  await installPackages({ development: true });
  await (selections[selection] ?? quickly)();
} catch (error) {
  report();
  end(error);
}
report();
process.exitCode = failed.length === 0 ? 0 : 1;

/** Leaves out Firefox, WebKit, hosting, endurance, and browser tests tagged @whole. */
function quickly() {
  const slow = ["!engines", "!hosting", "!endurance"];
  const projects = slow.flatMap((name) => ["--project", name]);
  return everything(projects, ["--grep-invert", "@whole"]);
}

async function everything(unitOptions = [], browserOptions = []) {
  await part("Formatting of the content", () =>
    run(node, [biome, "check", "--write", "--log-level=none", ...formatted], { stdio: "ignore" }),
  );
  await together([
    build(),
    check("Format and lint", [biome, "ci", "."]),
    check("Types", ["node_modules/typescript/bin/tsc", "--noEmit", "--singleThreaded"]),
  ]);
  await together([
    check("Unit, server and built-HTML tests", [...vitest, ...unitOptions], run),
    browserTests(browserOptions, runApart),
  ]);
}

function build() {
  return together([
    part("Build", () => buildSite(runApart)),
    part("Build of the second studio", () => buildSecondStudio(runApart)),
  ]);
}

/** Waits for all promises, then rethrows the first rejection. */
async function together(promises) {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

function unitTests(title, ...projects) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return check(title, [...vitest, ...chosen, ...names], run);
}

async function browserTests(options, runner = run) {
  const BROWSER_PATH = await findBrowser();
  const E2E_PORT = process.env.E2E_PORT ?? String(await findPort());
  const env = { ...process.env, BROWSER_PATH, E2E_PORT };
  await check("Browser tests", [...playwright, ...options], runner, env);
}

async function part(title, work) {
  const started = performance.now();
  try {
    return await work();
  } finally {
    times.push([title, Math.round((performance.now() - started) / 1000)]);
  }
}

async function check(title, args, runner = runApart, env = process.env) {
  const status = await part(title, () => runner(node, args, { env }));
  if (status !== 0) failed.push(title);
}

/** Finds a free port, so that two runs do not collide. */
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
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
}
