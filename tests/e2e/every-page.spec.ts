// Checks of every page, in as few page loads as possible: a load takes longer than its checks.

import type { Page } from "@playwright/test";
import { questions } from "#content/landing/questions.ts";
import { articlePath, pagePaths, paths } from "#contract/paths.ts";
import { doubleText, findCutOff, findFaults, spaceText, strict } from "./support/accessibility.ts";
import { expect, test, whole } from "./support/browser-test.ts";
import { openQuoteDialog, submitButton, visit } from "./support/quote-page.ts";

/** Limit for layout shift: a late headline font may rewrap a heading. Web Vitals rate up to 0.1 as good. */
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
    `${path}: hydrates, hardly shifts, passes axe, and fits a phone, also with text spacing or text at 200 per cent`,
    kinds.includes(path) ? {} : whole,
    async ({ page, baseURL }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await recordShifts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // So that each load is a first visit.
        await emptyCache(page);
        await visit(page, path);
        await scrollToTheEnd(page);
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, `moved at ${width} px: ${shifts}`).toBeLessThan(MOST_SHIFT);
      }
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await findFaults(page, strict)).toEqual([]);
      expect(await page.evaluate(findMoving), "moves despite reduced motion").toEqual([]);
      await expectToFit(page, 320);
      await spaceText(page);
      await expectToFit(page, 320);
      expect(await page.evaluate(findCutOff), "cut off with text spacing").toEqual([]);
      await spaceText(page, false);
      await doubleText(page);
      await expectToFit(page, 320);
      await expectToFit(page, 390);
    },
  );
}

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 640 });
  const { available, used } = await page.evaluate(() => ({
    available: document.documentElement.clientWidth,
    used: document.documentElement.scrollWidth,
  }));
  expect(available, "the scrollbar should take up width").toBeLessThan(width);
  expect(used, `page width on a screen of ${width} px`).toBeLessThanOrEqual(available);
}

/** Runs in the page. Finds running animations, except those that follow the scroll position. */
function findMoving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
    .map(({ effect }) => String((effect as KeyframeEffect).target?.className));
}

declare global {
  interface Window {
    /** Layout shifts without input, each with the element that moved. */
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

/** Scrolls down; resolves once every picture on the way is loaded and drawn. */
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

test("the 404 page and the quote dialog with errors pass axe, and with text at 200 per cent the dialog fits a phone", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await visit(page, "/nothing-here");
  expect(await findFaults(page)).toEqual([]);
  const dialog = await openQuoteDialog(page);
  await submitButton(page).click();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await doubleText(page);
  const [available, used] = await dialog.evaluate((it) => [it.clientWidth, it.scrollWidth]);
  expect(used).toBe(available);
});

for (const path of [paths.landing, articlePath("colour-and-finish-options")]) {
  test(`${path}: with forced colours a chosen answer looks different from its neighbour`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, path);
    expect(await page.evaluate(findAlike)).toEqual([]);
  });
}

/** Runs in the page. Finds radio groups whose selected label looks like its neighbour. */
function findAlike(): string[] {
  const look = (label: Element | null | undefined) => {
    if (!label) return "";
    const { backgroundColor, outline, border } = getComputedStyle(label);
    return [backgroundColor, outline, border].join();
  };
  return [...document.querySelectorAll("fieldset")]
    .filter((group) => group.querySelector("input:checked"))
    .filter((group) => {
      const chosen = group.querySelector("input:checked")?.closest("label");
      const other = group.querySelector("input:not(:checked, [type=color])")?.closest("label");
      return look(chosen) === look(other);
    })
    .map((group) => group.querySelector("legend")?.textContent ?? "");
}

test("a printed page shows every answer and readable text but no skip link, and an open quote dialog adds no height", async ({
  page,
}) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const skip = page.getByRole("link", { name: "Skip to the content", includeHidden: true });
  await expect(skip).toBeHidden();
  for (const { answer } of questions.list)
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  const faults = await findFaults(page);
  expect(faults.filter((fault) => fault.includes("color-contrast"))).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => void dispatchEvent(new Event("open-quote-modal")));
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveAttribute("open");
  expect(await height()).toBe(before);
});
