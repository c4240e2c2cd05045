// Measurement on a slow phone: bytes over HTTP/1.1, and paint times compared with those of bare HTML.

import type { Browser } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { startBarePage } from "./bare-page.ts";
import { median, onPhone, openBrowser, slowDown } from "./browser.ts";

const rounds = Number(process.env.ROUNDS ?? 5);

const measuredPages = [
  paths.landing,
  paths.faq,
  articlePath("car-roof-wrap-cost-uk"),
  articlePath("car-wrap-prices-uk"),
  articlePath("colour-and-finish-options"),
  paths.terms,
];
const head =
  "page|first paint|× bare HTML|largest paint|× bare HTML|blocked|shift|HTML (KB)|scripts|font|pictures|requests";
const kinds = ["Document", "Script", "Font", "Image"];

type Timings = { first: number; largest: number; blocked: number; shift: number };
type Visit = Timings & { files: { kind: string | undefined; size: number }[] };

export async function measurePages() {
  const browser = await openBrowser();
  const site = await startSite({});
  const bare = await startBarePage();
  const addresses = [bare.origin, ...measuredPages.map((path) => site.origin + path)];
  const visits = new Map(addresses.map((address) => [address, [] as Visit[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [address, made] of visits) made.push(await visit(browser, address));
  }
  await Promise.all([browser.close(), site.stop(), bare.stop()]);

  const of = (address: string, what: keyof Timings) =>
    median((visits.get(address) ?? []).map((timings) => timings[what]));
  const ratio = (address: string, what: keyof Timings) =>
    (of(address, what) / of(bare.origin, what)).toFixed(2);
  return [
    head.split("|"),
    ...[...visits].map(([address, [{ files = [] } = {}]]) => [
      address === bare.origin ? "bare HTML" : new URL(address).pathname,
      `${of(address, "first").toFixed(0)} ms`,
      ratio(address, "first"),
      `${of(address, "largest").toFixed(0)} ms`,
      ratio(address, "largest"),
      `${of(address, "blocked").toFixed(0)} ms`,
      of(address, "shift").toFixed(3),
      ...kinds.map((kind) => {
        const sizes = files.filter((file) => file.kind === kind).map(({ size }) => size);
        return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
      }),
      String(files.length),
    ]),
  ];
}

function visit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, async (phone) => {
    const { page, devTools } = phone;
    const kindOf = new Map<string, string>();
    const files: Visit["files"] = [];
    devTools.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      files.push({ kind: kindOf.get(requestId), size: encodedDataLength });
    });
    await slowDown(phone);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
    const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
    return { ...timings, files };
  });
}

/** Runs in the page, before the page's own scripts. */
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
