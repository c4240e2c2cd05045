// Emulation of a phone on a slow connection, with an empty cache for each visit.

import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";

export type Phone = { page: Page; devTools: CDPSession };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Without this, DevTools makes V8 parse scripts twice, which adds 65 ms that visitors don't spend.
      "--js-flags=--no-enable-lazy-source-positions",
    ],
  });
}

export async function onPhone<T>(browser: Browser, work: (phone: Phone) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    return await work({ page, devTools });
  } finally {
    await context.close();
  }
}

/** Lighthouse's slow 4G, with the processor at a quarter of its speed. */
export async function slowDown({ devTools }: Phone): Promise<void> {
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
