// When a page shows on a slow phone, beside the limit page, in alternation.

import type { Browser } from "@playwright/test";
import { startSite } from "#tests/support/site-server.ts";
import { onPhone, openBrowser, slowDown } from "./browser.ts";
import { measuredPages } from "./bytes.ts";
import { table } from "./document.ts";
import { startLimitPage } from "./limit-page.ts";
import { median } from "./numbers.ts";
import { buildForOrigin, origin } from "./starts.ts";

export const ROUNDS = Number(process.env.ROUNDS ?? 5);

export type Timings = { first: number; largest: number; blocked: number; shift: number };

export async function measurePaint(): Promise<string> {
  buildForOrigin();
  const [browser, site, limit] = await Promise.all([
    openBrowser(),
    startSite({ SITE_URL: origin }),
    startLimitPage(),
  ]);
  try {
    const addresses = ["limit", ...measuredPages];
    const runs = new Map<string, Timings[]>(addresses.map((address) => [address, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [address, timings] of runs) {
        const url = address === "limit" ? `${limit.origin}/` : site.origin + address;
        timings.push(await time(browser, url));
      }
    }
    const of = (address: string, what: keyof Timings) =>
      median((runs.get(address) ?? []).map((timings) => timings[what]));
    const ratio = (address: string, what: keyof Timings) =>
      (of(address, what) / of("limit", what)).toFixed(2);
    return table(
      ["page", "first paint", "largest paint", "against the limit", "blocked", "layout shift"],
      addresses.map((address) => [
        address,
        `${of(address, "first").toFixed(0)} ms`,
        `${of(address, "largest").toFixed(0)} ms`,
        `${ratio(address, "first")}, ${ratio(address, "largest")}`,
        `${of(address, "blocked").toFixed(0)} ms`,
        of(address, "shift").toFixed(3),
      ]),
    );
  } finally {
    await Promise.all([browser.close(), site.stop(), limit.stop()]);
  }
}

export function time(browser: Browser, url: string): Promise<Timings> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await slowDown(phone);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  });
}

/** Runs in the page, before it. */
function watch() {
  const timings = { first: 0, largest: 0, blocked: 0, shift: 0 };
  Object.assign(window, { timings });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") timings.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    timings.largest = startTime;
  });
  // As Lighthouse counts it: what of each task is over 50 ms, from the first paint on.
  observe("longtask", ({ startTime, duration }) => {
    if (timings.first > 0 && startTime >= timings.first) timings.blocked += duration - 50;
  });
  observe("layout-shift", (entry) => {
    timings.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}
