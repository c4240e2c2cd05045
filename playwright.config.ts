// Browser tests run against the built site on the real server, with its own database and mail folder.

import "./run/use-demonstration.mjs";
import { defineConfig } from "@playwright/test";
import { dist } from "./studios/folder.mjs";

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = process.env.BROWSER_PATH || undefined;

export default defineConfig({
  testDir: "tests/e2e",
  // A test can take ten times as long on a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than a small machine's two cores, since tests often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  outputDir: "test-results/e2e",
  reporter: [["dot"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    // Motion takes a tenth of the processor time. Tests of page changes, dialogs and layout shift turn it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Shows scrollbars, as on a desktop with a mouse, since they take up width.
      ignoreDefaultArgs: ["--hide-scrollbars"],
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Drawing on a simulated graphics card takes a tenth more processor time.
        "--disable-gpu",
        // Parts of the browser's window that no test needs. They take a quarter of the processor time.
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess",
      ],
    },
  },
  webServer: {
    command: `node tests/e2e/support/serve.mjs ${dist}`,
    port,
    reuseExistingServer: false,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      RATE_LIMIT: "off",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
