// The film picked on the landing page: one choice for the whole page, its address and the dialog.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import {
  openQuoteDialog,
  quoteDialog,
  shownChoice,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { sendQuote } from "#tests/support/sent-quote.ts";

/** On the landing page's first deck; its close has another. */
const pickFilm = (page: Page, name: RegExp) =>
  page.getByRole("radio", { name }).first().check({ force: true });

test("a film picked under the car is named and shown down the page, in the dialog and in the address", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.landing);
  await waitForReact(page);
  await pickFilm(page, /Worker Bee/);
  const name = "Worker Bee, gloss (IW 140)";
  await expect(page).toHaveURL(/\?film=iw-140$/);
  await expect(page.locator("main").getByText(name, { exact: true })).toHaveCount(2);
  await expect(page.getByRole("radio", { name: /Worker Bee/, checked: true })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Any colour: try it on" }).first()).toHaveAttribute(
    "href",
    `${articlePath("colour-and-finish-options")}?film=iw-140#visualiser`,
  );
  await openQuoteDialog(page);
  await expect(shownChoice(page)).toContainText(name);
  await expect
    .poll(() =>
      quoteDialog(page)
        .locator("img")
        .evaluate((img: HTMLImageElement) => img.currentSrc),
    )
    .toContain("hero-iw-140");
  expect((await sendQuote(page))?.message).toContain(name);
});

test("a film picked in the close is on the car at the top as well", async ({ page }) => {
  await page.goto(paths.landing);
  await waitForReact(page);
  await page
    .getByRole("radio", { name: /Ship Canal/ })
    .last()
    .check({ force: true });
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /Ship Canal/);
});

test("where a film's picture cannot be loaded, car and both decks stay as they were", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route(/hero-iw-140/, (route) => route.abort());
  await page.goto(paths.landing);
  await waitForReact(page);
  const failed = page.waitForEvent("requestfailed");
  await page
    .getByRole("radio", { name: /Worker Bee/ })
    .last()
    .check({ force: true });
  await failed;
  await expect(page.getByRole("radio", { name: /Irwell Petrol/, checked: true })).toHaveCount(2);
  await expect(page).toHaveURL(/\/$/);
});

test("an address with a film opens with the car in it, one without leaves it as it is", async ({
  page,
}) => {
  await page.goto(`${paths.landing}?film=iw-305&from=mail`);
  await waitForReact(page);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /Pennine Moss/);
  await pickFilm(page, /Irwell Petrol/);
  await expect(page).toHaveURL(/\/\?from=mail$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way to the visualiser is a link under the car", async ({ page }) => {
    await page.goto(paths.landing);
    await page.getByRole("link", { name: "Any colour: try it on" }).first().click();
    await expect(page).toHaveURL(/colour-and-finish-options\?film=iw-214#visualiser$/);
  });
});
