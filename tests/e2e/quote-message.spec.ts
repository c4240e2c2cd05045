// The choice that goes along with a quote request, in words: sent exactly where the dialog shows it.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { films } from "#studio/films.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { chooseFilm, firstFilm, inWords, otherFilm } from "#tests/support/landing-films.ts";
import {
  openQuoteDialog,
  quoteDialog,
  shownChoice,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { sendQuote } from "#tests/support/sent-quote.ts";

const lastFilm = films.at(-1) ?? firstFilm;

const places = [
  {
    place: "visualiser",
    path: articlePath("colour-and-finish-options"),
    choose: (page: Page) => chooseFilm(page, lastFilm),
    opener: "Get a quote for this",
    message: `Coupé, full wrap in ${inWords(lastFilm)}. `,
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
    choose: (page: Page) => chooseFilm(page, otherFilm ?? firstFilm),
    opener: "Get My Free Quote Now",
    message: inWords(otherFilm ?? firstFilm),
  },
] as const;

async function choose(page: Page, { path, choose: act }: (typeof places)[number]) {
  await page.goto(path);
  await waitForReact(page);
  await act(page);
}

for (const place of places) {
  test(
    `a choice made in the ${place.place} is shown in the dialog and arrives, after a failed attempt too`,
    place.place === "hero" ? {} : whole,
    async ({ page }) => {
      const isChoice = place.place !== "hero" || otherFilm !== undefined;
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
      expect((await sendQuote(page))?.message).toBe(shown);
      await openQuoteDialog(page);
      await expect(shownChoice(page)).toBeHidden();
    },
  );
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
  expect((await sendQuote(page))?.message).toBe("");
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
    expect((await sendQuote(page))?.message).toBe("");
  });
}
