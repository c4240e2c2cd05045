// The hero's divider and first view, and the choice of a film, which applies to page, address and request.

import { articlePath, paths } from "#contract/paths.ts";
import { printFilm } from "#facts/finishes.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import { chooseFilm, firstFilm, otherFilm, radiosOf } from "./support/landing-page.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  shownChoice,
  submitButton,
  visit,
  waitForReact,
} from "./support/quote-page.ts";
import { holdChunk } from "./support/slow-pages.ts";

const inFilm = (share: string) => new RegExp(`^(${share}) % in `);
const { code, name } = otherFilm;

test("the divider moves by key, click and drag, and stays beside the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, paths.landing);
  const divider = page.getByRole("slider");
  const words = await page.locator("main p").first().boundingBox();
  const button = await page.getByRole("button", { name: "Get My Free Quote Now" }).boundingBox();
  const box = await divider.boundingBox();
  if (!words || !button || !box) throw new Error("not displayed");
  expect(box.x).toBeGreaterThanOrEqual(words.x + words.width);
  expect(box.x).toBeGreaterThanOrEqual(button.x + button.width);
  const middle = box.y + box.height / 2;
  for (const [key, share, from] of [
    ["End", "100", box.x + 28],
    ["Home", "0", box.x + box.width - 28],
  ] as const) {
    await divider.press(key);
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm(share));
    await page.mouse.move(from, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 });
    await page.mouse.up();
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm("49|5[01]"));
  }
  await page.mouse.click(box.x + 0.3 * box.width, middle);
  // The film covers the part to the right of the divider.
  await expect(divider).toHaveAttribute("aria-valuetext", inFilm("69|7[012]"));
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a tap moves the divider, and a chosen film is on the car and visible in both rows of swatches", async ({
    page,
  }) => {
    await visit(page, paths.landing);
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
    const divider = page.getByRole("slider");
    await divider.scrollIntoViewIfNeeded();
    const box = await divider.boundingBox();
    if (!box) throw new Error("the divider is not displayed");
    await page.touchscreen.tap(box.x + 0.3 * box.width, box.y + box.height / 3);
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm("69|7[012]"));
  });
});

test("headline, quote button and all swatches are in the first view of a laptop", async ({
  page,
}) => {
  await visit(page, paths.landing);
  const swatches = page.getByRole("group", { name: "Pick a colour" }).first();
  for (const [width, height] of [
    [1366, 650],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("button", { name: "Get My Free Quote Now" }),
      swatches.locator("label").first(),
      swatches.getByRole("link"),
    ]) {
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a film chosen in either row of swatches is on the car, in the address and in the request", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `${paths.landing}?from=mail`);
  const onCar = page.getByRole("slider");
  await radiosOf(page, otherFilm).last().check({ force: true });
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(name));
  await chooseFilm(page, firstFilm);
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(firstFilm.name));
  await expect(page).toHaveURL(/\/\?from=mail$/);

  await chooseFilm(page, otherFilm);
  await expect(page).toHaveURL(new RegExp(`\\?from=mail&film=${code}$`));
  await page.reload();
  await waitForReact(page);
  await expect(onCar).toHaveAttribute("aria-valuetext", new RegExp(name));
  await expect(page.locator("main").getByText(printFilm(otherFilm), { exact: true })).toHaveCount(
    2,
  );
  await expect(radiosOf(page, otherFilm, ":checked")).toHaveCount(2);
  // In the hero, in the card of the full wrap and in the closing section.
  await expect(page.locator(`main img[alt*="${name} film"]`)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Any colour: try it on" }).first()).toHaveAttribute(
    "href",
    `${articlePath("colour-and-finish-options")}?film=${code}#visualiser`,
  );
  await openQuoteDialog(page);
  await expect(shownChoice(page)).toContainText(printFilm(otherFilm));
  const picture = quoteDialog(page).locator("img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain(`hero-${code}`);
  const email = newEmail();
  await fillIn(page, email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  expect(storedRequestsOf(email)[0]?.message).toContain(printFilm(otherFilm));
  await openQuoteDialog(page);
  await expect(shownChoice(page)).toBeHidden();
});

test("a film whose picture fails to load leaves the car and the swatches unchanged", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route(new RegExp(`hero-(${code}|grey)`), (route) => route.abort());
  await visit(page, paths.landing);
  const failed = page.waitForEvent("requestfailed");
  await radiosOf(page, otherFilm).last().click({ force: true }); // check() would expect it to stay checked
  await failed;
  await expect(radiosOf(page, firstFilm, ":checked")).toHaveCount(2);
  await expect(page).toHaveURL(/\/$/);
  // Without the grey car there is nothing to compare.
  await expect(page.locator("[data-failed]")).toHaveCount(1);
});

test("a film chosen before React starts is on the car afterwards", async ({ page }) => {
  const release = await holdChunk(page, "entry.client");
  await page.goto(paths.landing, { waitUntil: "domcontentloaded" });
  await chooseFilm(page, otherFilm);
  release();
  await waitForReact(page);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", new RegExp(name));
  await expect(radiosOf(page, otherFilm, ":checked")).toHaveCount(2);
});
