// Main journeys in Firefox and WebKit, each with its own visitor and site. tests/e2e covers Chromium.

import { afterAll, beforeAll, describe, test } from "vitest";
import { browsers, startBrowser } from "./browsers.ts";
import { startHost } from "./host.ts";
import { journeys } from "./journeys.ts";
import { createTab, type Engine } from "./tab.ts";

/** Milliseconds per journey on a busy machine. */
const timeout = 120_000;

// Retries rule out hung drivers: a fault of the site fails three times.
describe.each(browsers)("$name", { timeout, retry: 2 }, (browser) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startBrowser(browser);
  }, 10 * timeout);
  afterAll(() => engine?.close());

  test.each(Object.entries(journeys))("%s", async (_, run) => {
    const host = await startHost();
    const pilot = await engine.open();
    try {
      await pilot.resize(1280, 900);
      await run({ tab: createTab(pilot), host });
    } finally {
      await pilot.close().finally(() => host.stop());
    }
  });
});
