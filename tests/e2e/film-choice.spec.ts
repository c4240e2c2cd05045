// The film picked on the landing page: one choice for the whole page, its address and the dialog.

import { articlePath, paths } from "#contract/paths.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import {
  chooseFilm,
  firstFilm,
  inWords,
  otherFilm,
  radiosOf,
} from "#tests/support/landing-films.ts";
import {
  openQuoteDialog,
  quoteDialog,
  shownChoice,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { sendQuote } from "#tests/support/sent-quote.ts";

test.describe("a film picked on the landing page", () => {
  test.skip(otherFilm === undefined, "The film that the page opens with is no choice.");
  const film = otherFilm ?? firstFilm;
  const { code, name } = film;

  test("is named and shown down the page, in the dialog and in the address", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.landing);
    await waitForReact(page);
    await chooseFilm(page, film);
    await expect(page).toHaveURL(new RegExp(`\\?film=${code}$`));
    await expect(page.locator("main").getByText(inWords(film), { exact: true })).toHaveCount(2);
    await expect(radiosOf(page, film, ":checked")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "Any colour: try it on" }).first()).toHaveAttribute(
      "href",
      `${articlePath("colour-and-finish-options")}?film=${code}#visualiser`,
    );
    await openQuoteDialog(page);
    await expect(shownChoice(page)).toContainText(inWords(film));
    await expect
      .poll(() =>
        quoteDialog(page)
          .locator("img")
          .evaluate((img: HTMLImageElement) => img.currentSrc),
      )
      .toContain(`hero-${code}`);
    expect((await sendQuote(page))?.message).toContain(inWords(film));
  });

  test("in its close is on the car at the top as well", async ({ page }) => {
    await page.goto(paths.landing);
    await waitForReact(page);
    await radiosOf(page, film).last().check({ force: true });
    await expect
      .poll(() => page.getByRole("slider").getAttribute("aria-valuetext"))
      .toContain(name);
  });

  test("with the first touch of a phone, at which finer pictures come, stays on the car, and in sight in the close's deck", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.landing);
    await waitForReact(page);
    const lastOfDeck = page.locator("main fieldset").first().getByRole("radio").last();
    const code = await lastOfDeck.getAttribute("value");
    await lastOfDeck.check({ force: true });
    const chip = page.locator(`main label:has([value="${code}"])`).last();
    await expect(chip.getByRole("radio")).toBeChecked();
    await expect(page.locator(`main img[src*="hero-${code}"]`).first()).toBeVisible();
    await expect(chip.getByRole("radio")).toBeChecked();
    const box = await chip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  test(
    "whose picture cannot be loaded leaves car and both decks as they were",
    whole,
    async ({ page, quietConsole }) => {
      quietConsole.allow(/ERR_FAILED/);
      await page.route(new RegExp(`hero-${code}`), (route) => route.abort());
      await page.goto(paths.landing);
      await waitForReact(page);
      const failed = page.waitForEvent("requestfailed");
      await radiosOf(page, film).last().click({ force: true }); // check() would want it to stay checked
      await failed;
      await expect(radiosOf(page, firstFilm, ":checked")).toHaveCount(2);
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(
    "stands in the address that opens with it, until the first is picked again",
    whole,
    async ({ page }) => {
      await page.goto(`${paths.landing}?film=${code}&from=mail`);
      await waitForReact(page);
      await expect
        .poll(() => page.getByRole("slider").getAttribute("aria-valuetext"))
        .toContain(name);
      await chooseFilm(page, firstFilm);
      await expect(page).toHaveURL(/\/\?from=mail$/);
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way to the visualiser is a link under the car", async ({ page }) => {
    await page.goto(paths.landing);
    await page.getByRole("link", { name: "Any colour: try it on" }).first().click();
    const film = firstFilm.code;
    await expect(page).toHaveURL(
      new RegExp(`colour-and-finish-options\\?film=${film}#visualiser$`),
    );
  });
});
