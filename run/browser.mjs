// Browser for the browser tests: the system's, or one installed by apt-get (as root) or by Playwright.

import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages.mjs";
import { ExpectedError, node, run, say } from "./steps.mjs";

const SYSTEM_CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Path of the browser: BROWSER_PATH or the system's; "" for Playwright's. Throws if none can be installed. */
export async function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  if (!SYSTEM_CHROMIUM.some(existsSync)) await installDebianPackages("chromium");
  const found = SYSTEM_CHROMIUM.find(existsSync);
  if (found) return found;
  say("Installing Playwright's Chromium for the browser tests…");
  const code = await run(node, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (code === 0) return "";
  throw new ExpectedError(
    "There is no browser for the browser tests and none could be installed. Install Chromium at /usr/bin/chromium, then run npm test again.",
  );
}
