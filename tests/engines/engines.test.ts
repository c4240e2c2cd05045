// Main journeys in Firefox and WebKit, each with its own visitor and site. tests/e2e covers Chromium.

import { afterAll, beforeAll, describe, onTestFinished, test } from "vitest";
import { createFaultProxy } from "#tests/support/fault-proxy.ts";
import { startSite } from "#tests/support/site-server.ts";
import { browsers, startBrowser } from "./browsers.ts";
import { journeys } from "./journeys.ts";
import { createTab, type Engine } from "./tab.ts";

/** Milliseconds per journey on a busy machine. */
const timeout = 120_000;

// Retries rule out hung drivers: a fault of the site fails three times.
describe.each(browsers)("$name", { timeout, retry: 2 }, (browser) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startBrowser(browser);
  }, timeout);
  afterAll(() => engine?.close());

  test.each(Object.entries(journeys))("%s", async (_, run) => {
    const site = await startSite({ RATE_LIMIT: "off" });
    onTestFinished(() => site.stop());
    const host = await createFaultProxy(site.origin);
    onTestFinished(() => host.close());
    const pilot = await engine.open();
    onTestFinished(() => pilot.close());
    await run({ tab: createTab(pilot), host });
  });
});
