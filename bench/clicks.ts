// How long a tap waits until the page shows what it did, on the slow phone: at first paint, and once React runs.

import type { Browser, Locator, Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";
import { startSite } from "#tests/support/site-server.ts";
import { onPhone, openBrowser, slowDown } from "./browser.ts";
import { table } from "./document.ts";
import { median } from "./numbers.ts";
import { buildForOrigin, origin } from "./starts.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);

type Control = {
  name: string;
  path: string;
  /** What to tap, once what comes before it is done. */
  find: (page: Page) => Promise<Locator> | Locator;
  /** What the page then shows, by selector and words; the next paint otherwise. */
  shown?: Shown;
};
type Shown = { selector: string; words?: string };

const quoteButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
const openDialog = { selector: "dialog[open]" };
const radios = "label:has(input[type=radio])";

const controls: Control[] = [
  {
    name: "a question of the landing page",
    path: paths.landing,
    find: (page) => page.locator("main details summary").nth(1),
  },
  { name: "Get a Quote", path: paths.landing, find: quoteButton, shown: openDialog },
  {
    name: "an empty form sent",
    path: paths.terms,
    async find(page) {
      await openQuoteDialog(page);
      return submitButton(page);
    },
    shown: { selector: "dialog [aria-invalid=true]" },
  },
  {
    name: "a film of the deck",
    path: paths.landing,
    find: (page) => page.locator(`main ${radios}`).nth(3),
  },
  {
    name: "a choice in the estimator",
    path: articlePath("car-wrap-prices-uk"),
    find: (page) => page.locator(`main form ${radios}`).nth(2),
  },
  {
    name: "a film in the visualiser",
    path: articlePath("colour-and-finish-options"),
    find: (page) => page.locator(`main form ${radios}`).nth(6),
  },
  {
    name: "a link to another page",
    path: paths.landing,
    find: (page) => page.getByRole("contentinfo").getByRole("link", { name: /Terms/ }),
    shown: { selector: "h1", words: "Terms" },
  },
];

export async function measureClicks(): Promise<string> {
  buildForOrigin();
  const [browser, site] = await Promise.all([openBrowser(), startSite({ SITE_URL: origin })]);
  try {
    const rows = [];
    const first = await repeat(() => tapAtFirstPaint(browser, site.origin));
    rows.push(["Get a Quote, tapped at first paint", ...print(first), "until the dialog shows"]);
    for (const control of controls) {
      const times = await repeat(() => tap(browser, site.origin, control));
      const what = control.shown ? "until it shows" : "until the next paint";
      rows.push([control.name, ...print(times), what]);
    }
    return table(["tapped", "median", "worst", ""], rows);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure());
  return times;
}

const print = (times: number[]) =>
  [median(times), Math.max(...times)].map((time) => `${time.toFixed(0)} ms`);

function tapAtFirstPaint(browser: Browser, origin: string): Promise<number> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await slowDown(phone);
    await page.addInitScript(watchTap, openDialog);
    await page.goto(origin, { waitUntil: "commit", timeout: 60_000 });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    const box = await quoteButton(page).boundingBox();
    if (!box) throw new Error("the button is not there at first paint");
    // At once: a locator's tap would wait until nothing moves.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return readTime(page);
  });
}

function tap(browser: Browser, origin: string, { path, find, shown }: Control): Promise<number> {
  return onPhone(browser, async ({ page, devTools }) => {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await waitForReact(page);
    const place = await find(page);
    await place.scrollIntoViewIfNeeded();
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(watchTap, shown);
    await place.tap();
    return readTime(page);
  });
}

async function readTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return Number(await time.jsonValue());
}

/** Runs in the page: milliseconds from the tap to the paint that shows what it did. */
function watchTap(shown: Shown | undefined) {
  let tapped = 0;
  const isShown = ({ selector, words = "" }: Shown) =>
    document.querySelector(selector)?.textContent?.includes(words);
  const finish = (at: number) => Object.assign(window, { took: at - tapped });
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      tapped ||= timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    if (tapped === 0 || !shown || !isShown(shown)) return void requestAnimationFrame(look);
    // The frame that shows it has been handed over when the next one begins.
    requestAnimationFrame(finish);
  };
  if (shown) return look();
  // As browsers count an interaction: to the next paint, in steps of 8 ms; what takes less than 16 is not told.
  const slowest = { duration: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      slowest.duration = Math.max(slowest.duration, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const wait = () =>
    tapped === 0
      ? void setTimeout(wait, 50)
      : void setTimeout(() => finish(tapped + slowest.duration), 1500);
  wait();
}
