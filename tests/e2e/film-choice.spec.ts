// The film picked on the landing page: one choice for the whole page, its address and the dialog.

import { articlePath, paths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
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
import { holdChunk } from "#tests/support/slow-pages.ts";

test.skip(otherFilm === undefined, "The film that the page opens with is no choice.");
const film = otherFilm ?? firstFilm;
const { code, name } = film;

test("a film picked at either end of the page is on the car, in the address and in the request", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${paths.landing}?from=mail`);
  await waitForReact(page);
  const onCar = page.getByRole("slider");
  await radiosOf(page, film).last().check({ force: true });
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(name));
  await chooseFilm(page, firstFilm);
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(firstFilm.name));
  await expect(page).toHaveURL(/\/\?from=mail$/);

  await chooseFilm(page, film);
  await expect(page).toHaveURL(new RegExp(`\\?from=mail&film=${code}$`));
  await page.reload();
  await waitForReact(page);
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(name));
  await expect(page.locator("main").getByText(inWords(film), { exact: true })).toHaveCount(2);
  await expect(radiosOf(page, film, ":checked")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Any colour: try it on" }).first()).toHaveAttribute(
    "href",
    `${articlePath("colour-and-finish-options")}?film=${code}#visualiser`,
  );
  await openQuoteDialog(page);
  await expect(shownChoice(page)).toContainText(inWords(film));
  const picture = quoteDialog(page).locator("img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain(`hero-${code}`);
  expect((await sendQuote(page))?.message).toContain(inWords(film));
});

test("a film picked with the first touch of a phone stays on the car, and in sight in both rails", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.landing);
  await waitForReact(page);
  const last = page.locator("main fieldset").first().getByRole("radio").last();
  const lastCode = await last.getAttribute("value");
  await last.check({ force: true });
  await expect(page.locator(`main img[src*="hero-${lastCode}"]`).first()).toBeVisible();
  for (const chip of await page.locator(`main label:has([value="${lastCode}"])`).all()) {
    await expect(chip.getByRole("radio")).toBeChecked();
    const box = await chip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test("a film whose picture cannot be loaded leaves the car and the swatches as they were", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route(new RegExp(`hero-${code}`), (route) => route.abort());
  await page.goto(paths.landing);
  await waitForReact(page);
  const failed = page.waitForEvent("requestfailed");
  await radiosOf(page, film).last().click({ force: true }); // check() would want it to stay checked
  await failed;
  await expect(radiosOf(page, firstFilm, ":checked")).toHaveCount(2);
  await expect(page).toHaveURL(/\/$/);
});

test("a film picked before React has started is on the car afterwards", async ({ page }) => {
  const release = await holdChunk(page, "entry.client");
  await page.goto(paths.landing, { waitUntil: "domcontentloaded" });
  await chooseFilm(page, film);
  release();
  await waitForReact(page);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", new RegExp(name));
  await expect(radiosOf(page, film, ":checked")).toHaveCount(2);
});
