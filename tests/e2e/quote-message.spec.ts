// The choice that goes along with a quote request, in words: sent exactly where the dialog shows it.

import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { type Film, finishNames, printCode } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { studioFolder } from "../../run/studio-folder.mjs";

const shownChoice = (page: Page) => quoteDialog(page).locator("output");

const [first] = films;
/** On the landing page: those that there is a picture of the car in. */
const pictured = films.filter(({ code }) => existsSync(`${studioFolder}/pictures/hero-${code}.ts`));

const chooseFilm = (page: Page, { code }: Film = first) =>
  page.locator(`main input[type=radio][value="${code}"]`).first().check({ force: true });

/** "Reed, matte (AB 101)" */
function inWords({ name, finish, code }: Film = first): string {
  return `${name}, ${finishNames[finish].toLowerCase()} (${printCode(code)})`;
}

/** On the landing page's first deck; its close has another. */
const pickFilm = (page: Page, name: RegExp) =>
  page.getByRole("radio", { name }).first().check({ force: true });

const places = [
  {
    place: "visualiser",
    path: articlePath("colour-and-finish-options"),
    choose: (page: Page) => chooseFilm(page, films.at(-1)),
    opener: "Get a quote for this",
    message: `Coupé, full wrap in ${inWords(films.at(-1))}. `,
  },
  {
    place: "estimator",
    path: articlePath("car-wrap-prices-uk"),
    choose: (page: Page) => page.getByLabel("Make and model").fill("bmw 5 series"),
    opener: "Get a quote for this",
    message: "BMW 5 Series",
  },
  {
    place: "hero",
    path: paths.landing,
    choose: (page: Page) => chooseFilm(page, pictured.at(-1)),
    opener: "Get My Free Quote Now",
    message: inWords(pictured.at(-1)),
  },
] as const;

async function choose(page: Page, { path, choose: act }: (typeof places)[number]) {
  await page.goto(path);
  await waitForReact(page);
  await act(page);
}

/** @returns the stored message. */
async function send(page: Page): Promise<string | undefined> {
  const email = newEmail();
  await fillIn(page, email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  return storedRequestsOf(email)[0]?.message;
}

for (const place of places) {
  test(`a choice made in the ${place.place} is shown in the dialog and arrives, after a failed attempt too`, async ({
    page,
  }) => {
    const isChoice = place.place !== "hero" || pictured.length > 1;
    test.skip(!isChoice, "The film that the page opens with is no choice.");
    await choose(page, place);
    await expect(async () => {
      // The choice may still be on its way to the opener; a dialog that is open covers it.
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: place.opener, exact: true }).click();
      await expect(shownChoice(page)).toContainText(place.message, { timeout: 500 });
    }).toPass();
    const shown = await shownChoice(page).textContent();
    await quoteDialog(page).getByLabel("Email").fill("not-an-address");
    await submitButton(page).click();
    await expect(quoteDialog(page).getByText("Enter a valid email")).toBeVisible();
    await expect(shownChoice(page)).toContainText(place.message);
    expect(await send(page)).toBe(shown);
    await openQuoteDialog(page);
    await expect(shownChoice(page)).toBeHidden();
  });
}

test("where nothing was chosen, nothing is shown and nothing sent", async ({ page }) => {
  for (const { path, opener } of places) {
    await page.goto(path);
    await waitForReact(page);
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(quoteDialog(page)).toBeVisible();
    await expect(shownChoice(page)).toBeHidden();
    const isLeftOut = () => page.locator("#quote-message").isDisabled();
    expect(await isLeftOut(), opener).toBe(true);
  }
  expect(await send(page)).toBe("");
});

for (const [way, open] of [
  ["the header's button", openQuoteDialog],
  [
    "the page's event",
    (page: Page) => page.evaluate(() => dispatchEvent(new Event("open-quote-modal"))),
  ],
] as const) {
  test(`a choice handed to the dialog does not go along when it is opened by ${way} next`, async ({
    page,
  }) => {
    const [, estimator] = places;
    await choose(page, estimator);
    await page.getByRole("button", { name: estimator.opener, exact: true }).click();
    await expect(shownChoice(page)).toContainText(estimator.message);
    await page.keyboard.press("Escape");
    await open(page);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(shownChoice(page)).toBeHidden();
    expect(await send(page)).toBe("");
  });
}

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
  expect(await send(page)).toContain(name);
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
