// First and largest paint on a slow phone, measured in alternation with bare HTML of the same text.

import type { Browser } from "@playwright/test";
import { startSite } from "#tests/support/site-server.ts";
import { startBarePage } from "./bare-page.ts";
import { median, onPhone, openBrowser, slowDown } from "./browser.ts";
import { measuredPages } from "./bytes.ts";

const rounds = Number(process.env.ROUNDS ?? 5);

type Timings = { first: number; largest: number; blocked: number; shift: number };

export async function measurePaint() {
  const browser = await openBrowser();
  const site = await startSite({});
  const bare = await startBarePage();
  const addresses = [bare.origin, ...measuredPages.map((path) => site.origin + path)];
  const runs = new Map(addresses.map((address) => [address, [] as Timings[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [address, timings] of runs) timings.push(await time(browser, address));
  }
  await Promise.all([browser.close(), site.stop(), bare.stop()]);

  const of = (address: string, what: keyof Timings) =>
    median((runs.get(address) ?? []).map((timings) => timings[what]));
  const ratio = (address: string, what: keyof Timings) =>
    (of(address, what) / of(bare.origin, what)).toFixed(2);
  return [
    ["page", "first paint", "to bare HTML", "largest paint", "to bare HTML", "blocked", "shift"],
    ...addresses.map((address) => [
      address === bare.origin ? "bare HTML" : new URL(address).pathname,
      `${of(address, "first").toFixed(0)} ms`,
      ratio(address, "first"),
      `${of(address, "largest").toFixed(0)} ms`,
      ratio(address, "largest"),
      `${of(address, "blocked").toFixed(0)} ms`,
      of(address, "shift").toFixed(3),
    ]),
  ];
}

function time(browser: Browser, url: string): Promise<Timings> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await slowDown(phone);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
    return page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  });
}

/** Runs in the page before its own scripts. */
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
  // Lighthouse's total blocking time: the part of each task beyond 50 ms, after the first paint.
  observe("longtask", ({ startTime, duration }) => {
    if (timings.first > 0 && startTime >= timings.first) timings.blocked += duration - 50;
  });
  observe("layout-shift", (entry) => {
    timings.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}
