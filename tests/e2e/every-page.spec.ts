// What must hold of every page, in as few loads as show it: a load costs more than what is looked at.

import type { Page } from "@playwright/test";
import { articlePath, pagePaths, paths } from "#contract/paths.ts";
import { findFaults, strict } from "#tests/support/accessibility.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import { doubleText, findCutOff, spaceText } from "#tests/support/text-size.ts";
import config from "../../playwright.config.ts";

// Scrollbars take room away, as a mouse's do, and are left out of 100vw's reckoning.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

/** What a heading may move when its own face comes late and wraps it anew. From 0.1 a page counts as unsteady. */
const MOST_SHIFT = 0.04;

/** One page of each kind. */
const kinds: string[] = [
  paths.landing,
  paths.faq,
  articlePath("car-wrap-prices-uk"),
  paths.thankYou,
];

for (const path of pagePaths) {
  test(
    `${path}: React takes it over, nothing moves but a late heading, axe finds nothing wrong, and a phone holds it, with text spaced out or at twice its size too`,
    kinds.includes(path) ? {} : whole,
    async ({ page, baseURL }) => {
      await recordShifts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // The second load gets nothing at once that the first did not.
        await emptyCache(page);
        await page.goto(path);
        await waitForReact(page);
        await scrollToTheEnd(page);
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, `moved at ${width} px: ${shifts}`).toBeLessThan(MOST_SHIFT);
      }
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await findFaults(page, strict)).toEqual([]);
      expect(await page.evaluate(findMoving), "moves for those who asked for less").toEqual([]);
      await expectToFit(page, 320);
      await spaceText(page);
      await expectToFit(page, 320);
      expect(await page.evaluate(findCutOff), "cut off when spaced out").toEqual([]);
      await spaceText(page, false);
      await doubleText(page);
      await expectToFit(page, 320);
      await expectToFit(page, 390);
    },
  );
}

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 640 });
  const { room, taken } = await page.evaluate(() => ({
    room: document.documentElement.clientWidth,
    taken: document.documentElement.scrollWidth,
  }));
  expect(room, "a scrollbar stands beside the page").toBeLessThan(width);
  expect(taken, `of a screen ${width} px wide`).toBeLessThanOrEqual(room);
}

/** In the page. */
function findMoving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => String((effect as KeyframeEffect).target?.className));
}

declare global {
  interface Window {
    /** What moved without being asked to, with what it moved. */
    shifts: string[];
  }
}

function recordShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        window.shifts.push(`${value}: ${sources[0]?.node?.nodeName}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function emptyCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Until every picture that the way down has asked for is there, and drawn. */
function scrollToTheEnd(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
    await document.fonts.ready;
    const isMissing = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && !image.complete;
    };
    while ([...document.images].some(isMissing)) await frame();
    for (let drawn = 0; drawn < 2; drawn++) await frame();
  });
}
