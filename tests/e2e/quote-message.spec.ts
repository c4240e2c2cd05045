// The choice in words that goes along with a quote request: sent exactly where the dialog shows it.

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
    place: "hero",
    path: paths.landing,
    choose: (page: Page) => chooseFilm(page, otherFilm ?? firstFilm),
    opener: "Get My Free Quote Now",
    message: inWords(otherFilm ?? firstFilm),
  },
  {
    place: "estimator",
    path: articlePath("car-wrap-prices-uk"),
    choose: (page: Page) => page.getByLabel("Make and model").fill("bmw 5 series"),
    opener: "Get a quote for this",
    message: "BMW 5 Series",
  },
] as const;

for (const { place, path, choose, opener, message } of places) {
  test(
    `a choice made in the ${place} goes along once it is made, and not by another opener after one that brought it`,
    place === "visualiser" ? whole : {},
    async ({ page }) => {
      test.skip(place === "hero" && !otherFilm, "The film that the page opens with is no choice.");
      await page.goto(path);
      await waitForReact(page);
      const press = () => page.getByRole("button", { name: opener, exact: true }).click();
      await press();
      await expect(quoteDialog(page)).toBeVisible();
      await expect(shownChoice(page)).toBeHidden();
      expect(await page.locator("#quote-message").isDisabled()).toBe(true);
      await page.keyboard.press("Escape");

      await choose(page);
      await expect(async () => {
        // The choice may still be on its way to the opener; a dialog that is open covers it.
        await page.keyboard.press("Escape");
        await press();
        await expect(shownChoice(page)).toContainText(message, { timeout: 500 });
      }).toPass();
      if (place === "estimator") {
        await page.keyboard.press("Escape");
        await openQuoteDialog(page);
        await expect(shownChoice(page)).toBeHidden();
        await page.keyboard.press("Escape");
        await press();
      }
      const shown = await shownChoice(page).textContent();
      await quoteDialog(page).getByLabel("Email").fill("not-an-address");
      await submitButton(page).click();
      await expect(quoteDialog(page).getByLabel("First name")).toBeFocused();
      expect((await sendQuote(page))?.message).toBe(shown);
      await openQuoteDialog(page);
      await expect(shownChoice(page)).toBeHidden();
    },
  );
}
