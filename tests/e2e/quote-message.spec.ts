// The choice that goes along with a quote request, in words: sent exactly where the dialog shows it.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";

const shownChoice = (page: Page) => quoteDialog(page).locator("output");

const places = [
  {
    place: "visualiser",
    path: articlePath("colour-and-finish-options"),
    choose: (page: Page) => page.getByRole("radio", { name: /Twill/ }).check({ force: true }),
    opener: "Get a quote for this",
    message: /^Coupé, full wrap in Twill, carbon and texture \(IW 410\)\. Guide price £/,
  },
  {
    place: "estimator",
    path: articlePath("car-wrap-prices-uk"),
    choose: (page: Page) => page.getByLabel("Make and model").fill("bmw 5 series"),
    opener: "Get a firm price",
    message: /BMW 5 Series/,
  },
  {
    place: "hero",
    path: paths.landing,
    choose: (page: Page) => page.getByRole("radio", { name: /Twill/ }).check({ force: true }),
    opener: "Get My Free Quote Now",
    message: /Twill, carbon and texture \(IW 410\)/,
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
    await choose(page, place);
    await expect(async () => {
      // The choice may still be on its way to the opener; a dialog that is open covers it.
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: place.opener, exact: true }).click();
      await expect(shownChoice(page)).toHaveText(place.message, { timeout: 500 });
    }).toPass();
    const shown = await shownChoice(page).textContent();
    await quoteDialog(page).getByLabel("Email").fill("not-an-address");
    await submitButton(page).click();
    await expect(quoteDialog(page).getByText("Enter a valid email")).toBeVisible();
    await expect(shownChoice(page)).toHaveText(place.message);
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
    await expect(shownChoice(page)).toHaveText(estimator.message);
    await page.keyboard.press("Escape");
    await open(page);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(shownChoice(page)).toBeHidden();
    expect(await send(page)).toBe("");
  });
}
