// Browser tests run against the built site on the real server, with a database and mail folder of their own.

import { defineConfig } from "@playwright/test";
import { dist } from "./run/studio-folder.mjs";

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = process.env.BROWSER_PATH || undefined;

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results/e2e",
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
