// Main visitor journeys in Firefox and WebKit. tests/e2e covers Chromium.

import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, onTestFinished, test } from "vitest";
import { createFaultProxy } from "#tests/support/fault-proxy.ts";
import { startSite } from "#tests/support/site-server.ts";
import { startFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { createTab, type Engine } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** Finds a program at one of the paths that distributions use. */
const find = (pattern: string) => String(globSync(pattern)[0]);

const browsers = [
  { name: "firefox", start: () => startFirefox(find("/usr/bin/firefox{-esr,}")) },
  {
    name: "webkit",
    start: () =>
      startWebKit(find("/usr/bin/WebKitWebDriver"), find("/usr/lib/*/webkit2gtk-*/MiniBrowser")),
  },
];

/** Milliseconds per journey on a busy machine. */
const timeout = 120_000;

// Retries rule out hung drivers: a fault of the site fails three times.
describe.each(browsers)("$name", { timeout, retry: 2 }, ({ start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
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
