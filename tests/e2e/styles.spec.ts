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
  await page.goto(articlePath("car-wrap-prices-uk"));
  await waitForReact(page);
  await page.waitForLoadState("networkidle");
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
  "a page has the same head and looks the same whether it was loaded or reached from another",
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
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    const afterChanges: string[][] = [];
    for (const path of reached) {
      await follow(page, path);
      await expect(page.locator("h1")).toHaveText(
        textOf(pageAt(path).document.querySelector("h1")),
      );
      afterChanges.push([...(await headOf(page)), ...(await placesOf(page))]);
    }
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
    for (const [index, path] of reached.entries()) {
      await page.goto(path);
      await waitForReact(page);
      const loaded = [...(await headOf(page)), ...(await placesOf(page))];
      expect(loaded, path).toEqual(afterChanges[index]);
    }
  },
);

const headOf = (page: Page) =>
  page
    .locator('title, meta[name="description"], meta[name="robots"], link[rel="canonical"]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.closest("head"))
        .map((one) => one.outerHTML)
        .sort(),
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

test("a page has no larger heading than its own", whole, async ({ page }) => {
  for (const path of [paths.landing, paths.faq, articlePath("car-wrap-prices-uk")]) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 664],
      [844, 390],
      [1024, 768],
      [1180, 820],
      [1280, 720],
      [1366, 625],
      [1440, 900],
      [1536, 730],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [first = 0, ...others] = await page
        .locator("main :is(h1, h2:not(.visually-hidden))")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.max(...others), `${path} ${width} × ${height}`).toBeLessThanOrEqual(first);
    }
  }
});
