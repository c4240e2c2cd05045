// A page's styles come with its HTML; those of the next page come before it is shown.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { statusOfHeadlineFace } from "#tests/support/headline-face.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import { pageAt, textOf } from "#tests/support/site.ts";
import { follow, hold } from "#tests/support/slow-pages.ts";

test("a page is drawn without a style file, and asks for none of its own later", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => one.resourceType() === "stylesheet" && asked.push(one.url()));
  for (const path of [paths.landing, paths.faq, articlePath("car-wrap-prices-uk")]) {
    await page.goto(path);
    await waitForReact(page);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);
});

test("a page whose style file is slow does not show before it", async ({ page }) => {
  await page.goto(paths.faq);
  await waitForReact(page);
  const release = await hold(page, "**/*.css");
  const asked = page.waitForRequest("**/*.css");
  await follow(page, paths.terms);
  await asked;
  await expect(page.locator("h1")).not.toHaveText(/Terms/);
  release();
  await expect(page.locator("h1")).toHaveText(/Terms/);
});

test(
  "a page looks the same whether it was loaded or reached from another",
  whole,
  async ({ page }) => {
    const reached = [
      paths.landing,
      paths.faq,
      articlePath("colour-and-finish-options"),
      articlePath("car-wrap-prices-uk"),
      paths.terms,
      paths.landing,
    ];
    await page.goto(paths.thankYou);
    await waitForReact(page);
    const afterChanges: string[][] = [];
    for (const path of reached) {
      await follow(page, path);
      await expect(page.locator("h1")).toHaveText(
        textOf(pageAt(path).document.querySelector("h1")),
      );
      afterChanges.push(await placesOf(page));
    }
    for (const [index, path] of reached.entries()) {
      await page.goto(path);
      await waitForReact(page);
      expect(await placesOf(page), path).toEqual(afterChanges[index]);
    }
  },
);

/** Where every element of the page's own part stands, and in which colours; but for the booking notice, which comes by the clock. */
async function placesOf(page: Page): Promise<string[]> {
  await expect.poll(() => statusOfHeadlineFace(page)).toBe("loaded");
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main :not(svg, svg *, noscript *, aside[aria-label], aside[aria-label] *)",
      ),
    ].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return `${element.tagName} ${width}×${height} ${color} ${backgroundColor} ${fontSize}`;
    }),
  );
}

for (const width of [390, 1440]) {
  test(`a page has no larger heading than its own, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [paths.landing, paths.faq, articlePath("car-wrap-prices-uk")]) {
      await page.goto(path);
      const [first = 0, ...others] = await page
        .locator("h1, h2:not(.visually-hidden)")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.max(...others), path).toBeLessThanOrEqual(first);
    }
  });
}
