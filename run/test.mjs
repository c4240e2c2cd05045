// npm test: every check there is, one after the other, with one count at the end.

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, end, installPackages, node, root, run, say } from "./steps.mjs";

const total = { passed: 0, failed: 0 };

try {
  await installPackages();
  const browser = await findBrowser();
  await check("Format, lint and import rules", [
    "node_modules/@biomejs/biome/bin/biome",
    "ci",
    ".",
  ]);
  await check("Types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await buildSite();
  await suite("Unit, server and built-HTML tests", "vitest", [
    "node_modules/vitest/vitest.mjs",
    "run",
  ]);
  await suite("Browser tests", "playwright", ["node_modules/@playwright/test/cli.js", "test"], {
    BROWSER_PATH: browser,
  });
} catch (error) {
  total.failed += 1;
  process.exitCode = 1;
  say(`\n${total.passed} passed, ${total.failed} failed`);
  end(error);
}
process.exitCode = total.failed === 0 ? 0 : 1;
say(`\n${total.passed} passed, ${total.failed} failed`);

/** One command that is right or wrong as a whole. */
async function check(title, args) {
  say(`\n${title}`);
  const ok = (await run(node, args)) === 0;
  total[ok ? "passed" : "failed"] += 1;
}

/** A test runner that writes its counts into a JSON report. */
async function suite(title, name, args, env = {}) {
  say(`\n${title}`);
  const report = join(root, `test-results/${name}.json`);
  rmSync(report, { force: true });
  const code = await run(node, args, { env: { ...process.env, ...env } });
  const { passed, failed } = counts(report);
  total.passed += passed;
  // A runner that fell over before or between its tests has failed too.
  total.failed += failed === 0 && (code !== 0 || passed === 0) ? 1 : failed;
}

function counts(report) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, "utf8"));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
