import type { Page } from "@playwright/test";
import { pagePaths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";

for (const width of [360, 1280]) {
  test(`nothing moves while a page loads and is scrolled to its end, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of pagePaths) {
      await page.goto(path);
      await scrollToTheEnd(page);
      expect(await shifts(page), path).toEqual([]);
    }
  });
}

async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

/** What moved without being asked to, with what it moved. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((found) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          found(entries.map(({ value, sources }) => `${value}: ${sources[0]?.node?.nodeName}`));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => found([]), 100);
      }),
  );
}
