// Browser tests run against the built site on the real server, with a database and mail folder of their own.

import "./run/use-demonstration.mjs";
import { defineConfig } from "@playwright/test";
import { dist } from "./studios/folder.mjs";

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = process.env.BROWSER_PATH || undefined;

/** Parts of a browser's window that cost more processor time than the page in it, and that no test looks at. */
const windowParts = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
/** Playwright's own list, which a second one takes the place of. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/e2e",
  // On a machine that does other things too, a test may take ten times as long as on a quiet one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than the cores of a small machine: each waits now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results/e2e",
  snapshotPathTemplate: "{testDir}/reading-order/{arg}{ext}",
  reporter: [["dot"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${[...disabledByPlaywright, ...windowParts]}`,
      ],
    },
  },
  webServer: {
    command: `node server/main.ts ${dist}`,
    port,
    reuseExistingServer: false,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: "test-results/data",
      RATE_LIMIT: "off",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
