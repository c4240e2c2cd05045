// The visualiser on the colours article: a choice is drawn, priced, kept in the address and carried to the form.

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { vanPrices } from "#content/price-basis.ts";
import { visualiser as words } from "#content/visualiser.ts";
import { articlePath } from "#contract/paths.ts";
import { type Film, finishes, finishNames, printCode, printFilm } from "#facts/finishes.ts";
import { plain } from "#facts/print.ts";
import { films } from "#studio/films.ts";
import { expect, test } from "./support/browser-test.ts";
import {
  openQuoteDialog,
  quoteDialog,
  shownChoice,
  visit,
  waitForReact,
} from "./support/quote-page.ts";
import { hold, holdChunk } from "./support/slow-pages.ts";

const path = articlePath("colour-and-finish-options");

const [first] = films;
const second: Film = films[1] ?? first;
/** A finish that the second film is not sold in. */
const foreign =
  finishes.find((finish) => finish !== second.finish && finish !== "chrome") ?? "gloss";

function visualiser(page: Page) {
  return page.getByRole("form", { name: words.heading });
}

/** Forced, because labels cover the radio buttons. */
function pick(page: Page, name: string | RegExp) {
  return visualiser(page).getByRole("radio", { name }).check({ force: true });
}

test("a film, a finish, a coverage and a vehicle are shown, priced and kept in the address", async ({
  page,
}) => {
  await visit(page, `${path}#main`);
  const form = visualiser(page);
  await expect(form).toContainText("£2,400");
  // Requests from this page must not carry a choice that nobody made.
  await expect(page.locator("#quote-dialog")).not.toHaveAttribute("data-message");
  await pick(page, second.name);
  await expect(form.getByRole("radio", { name: finishNames[second.finish] })).toBeChecked();
  await pick(page, finishNames[foreign]);
  await pick(page, words.coverages.roof);
  await expect(form).toContainText("£200 to £450");
  await pick(page, words.vehicles.hatch);
  const caption = `Hatchback, roof in the colour of ${second.name} (${printCode(second.code)}), ${finishNames[foreign].toLowerCase()}`;
  await expect(page.getByRole("img", { name: caption })).toBeVisible();
  await expect(form.locator("[aria-atomic]")).toContainText(caption);
  await expect(form.getByText(words.covers.roof)).toBeVisible();
  await expect(form.getByText(words.otherFinish)).toBeVisible();
  await expect(page).toHaveURL(
    `${path}?vehicle=hatch&coverage=roof&film=${second.code}&finish=${foreign}#main`,
  );

  await page.reload();
  await waitForReact(page);
  await expect(page.getByRole("img", { name: caption })).toBeVisible();
  await pick(page, words.coverages.full);
  await expect(form.locator("p[aria-live=polite]")).toHaveText(
    /^Hatchback, full wrap in .*Guide price £/,
  );
  await pick(page, words.vehicles.coupe);
  await pick(page, first.name);
  await expect(page.getByRole("img", { name: printFilm(first) })).toBeVisible();
  await expect(page.locator("#quote-dialog")).toHaveAttribute("data-message", /^Coupé/);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page.locator("#quote-dialog")).not.toHaveAttribute("data-message");
});

test("the quote dialog shows its default picture until the drawing of the chosen vehicle loads", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/vehicle-van-*.svg");
  await visit(page, path);
  await pick(page, words.vehicles.van);
  const form = visualiser(page);
  await expect(form.getByRole("radio", { name: words.coverages.chrome })).toBeDisabled();
  for (const text of [vanPrices.heading, words.noTrim, vanPrices.text, vanPrices.link])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await pick(page, second.name);
  const own = await page.locator("#quote-dialog picture img").getAttribute("src");
  await page.locator("header").getByRole("button", { name: "Get a Quote" }).click();
  const dialog = quoteDialog(page);
  await expect(dialog).toContainText(`Van, full wrap in ${printFilm(second)}`);
  const shown = dialog.locator("picture img");
  await expect(shown).toHaveAttribute("src", own ?? "");
  release();
  await expect(shown).toHaveAttribute("src", /^data:image\/svg/);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(articlePath("car-wrap-prices-uk"));
  await openQuoteDialog(page);
  await expect(shown).toHaveAttribute("src", own ?? "");
  await expect(shownChoice(page)).toBeHidden();
});

test("chrome delete starts in black, a full wrap restores the chosen film, and any colour can be picked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await visit(page, `${path}?film=${second.code}`);
  const form = visualiser(page);
  await pick(page, words.coverages.chrome);
  await expect(form).toContainText("£300 to £900");
  await expect(
    page.getByRole("img", { name: "Coupé, chrome delete in black, satin" }),
  ).toBeVisible();
  await pick(page, words.coverages.full);
  await expect(page.getByRole("img", { name: `full wrap in ${printFilm(second)}` })).toBeVisible();
  // On a laptop the car stays in view while its controls are used.
  await expect(form.getByRole("img", { name: /^Coupé/ })).toBeInViewport({ ratio: 1 });

  await form.getByRole("radio", { name: first.name }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: `in ${printFilm(second)}` })).toBeVisible();
  await form.getByLabel(words.pickColour).fill("#d64a8b");
  await expect(form.getByRole("radio", { name: words.ownColour })).toBeChecked();
  await expect(page.getByRole("img", { name: /in the colour #d64a8b/ })).toBeVisible();
  await pick(page, /^Chrome$/);
  const { metallised, ownColourHelp, priceInGloss, typicalFullWrap } = words;
  for (const text of [metallised, ownColourHelp, priceInGloss, typicalFullWrap])
    await expect(form.getByText(plain(text)).first()).toBeVisible();
});

test("the link to a choice is copied, and its picture is saved as a PNG file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdChunk(page, "entry.client");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await pick(page, words.lights.daylight);
  release();
  await waitForReact(page);
  const form = visualiser(page);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("denied")) }),
  );
  await form.getByRole("button", { name: words.copy }).click();
  await expect(form.getByRole("button", { name: words.notCopied })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
  await form.getByRole("button", { name: words.notCopied }).click();
  await expect(form.getByRole("button", { name: words.copied })).toBeVisible();
  await expect(page).toHaveURL(`${path}?light=daylight`);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search + new URL(link).hash).toBe("?light=daylight#visualiser");

  const started = page.waitForEvent("download");
  await form.getByRole("button", { name: words.save }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(
    `coupe-${first.name.toLowerCase().replaceAll(" ", "-")}-${first.finish}.png`,
  );
  const file = await download.path();
  expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: 1920 });
  // The vehicle and each text have dark pixels; the area between the texts has none.
  for (const [left, top, width, height, isDark] of [
    [660, 350, 600, 400, true],
    [90, 920, 400, 60, true],
    [1520, 940, 310, 45, true],
    [1000, 995, 830, 40, true],
    [600, 920, 850, 60, false],
  ] as const) {
    const part = sharp(file).extract({ left, top, width, height }).greyscale().raw();
    expect((await part.toBuffer()).some((value) => value < 110)).toBe(isDark);
  }
  await expect(page.locator("[data-light=daylight] .sky")).toHaveAttribute("display", "inline");
  await expect(form.getByRole("button", { name: words.copy })).toBeVisible();
});

test("a drawing that fails to load is reported, and the previous one stays", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await page.route(/vehicle-van/, (route) => route.abort());
  await visit(page, path);
  for (const next of [words.vehicles.coupe, words.vehicles.hatch]) {
    await pick(page, words.vehicles.van);
    await expect(visualiser(page).getByRole("alert")).toHaveText(words.notLoaded);
    await expect(page.getByRole("img", { name: /^Coupé/ })).toBeVisible();
    await pick(page, next);
    await expect(visualiser(page)).not.toContainText(words.notLoaded);
  }
  await page.unroute(/vehicle-van/);
  await pick(page, words.vehicles.van);
  await expect(page.getByRole("img", { name: /^Van/ })).toBeVisible();
});
