// A phone's browser on a slow connection: each visit begins with nothing cached.

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
      // DevTools, once attached, asks which line of a script calls what, and V8 parses the whole script again to tell:
      // 65 ms of React's start on this phone, which no visitor's browser spends. So it notes the lines at once.
      "--js-flags=--no-enable-lazy-source-positions",
    ],
  });
}

/** Runs `work` on a fresh phone and puts it away. */
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

/** Slow 4G as Lighthouse applies it, and a processor at a quarter of its speed. */
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
