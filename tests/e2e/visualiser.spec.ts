// The visualiser on the colours article: a choice is drawn, priced, kept in the address and carried to the form.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { vanPrices } from "#content/price-basis.ts";
import { visualiser as words } from "#content/visualiser.ts";
import { articlePath } from "#contract/paths.ts";
import { type Film, finishes, finishNames, printCode } from "#facts/finishes.ts";
import { plain } from "#facts/print.ts";
import { films } from "#studio/films.ts";
import { expect, test } from "./support/browser-test.ts";
import { inWords } from "./support/landing-page.ts";
import { quoteDialog, visit, waitForReact } from "./support/quote-page.ts";
import { hold } from "./support/slow-pages.ts";

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
  await visit(page, path);
  const form = visualiser(page);
  await expect(form).toContainText("£2,400");
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
  const drawing = page.locator("#visualiser svg[aria-label]");
  for (const [area, colour] of [
    ["body", "#5b5f64"],
    ["roof", second.colours[0]],
  ] as const)
    await expect(drawing.locator(`#hatch-${area}-colour feFlood`)).toHaveAttribute(
      "flood-color",
      colour,
    );
  await expect(drawing.locator(".roof .light")).toHaveAttribute("href", `#hatch-${foreign}-light`);
  await expect(drawing.locator(".roof")).toHaveAttribute("display", "inline");
  await expect(page).toHaveURL(
    `${path}?vehicle=hatch&coverage=roof&film=${second.code}&finish=${foreign}`,
  );

  await page.reload();
  await waitForReact(page);
  await expect(page.getByRole("img", { name: caption })).toBeVisible();
  await pick(page, words.coverages.full);
  await expect(form.locator("p[aria-live=polite]")).toHaveText(
    /^Hatchback, full wrap in .*Guide price £/,
  );
});

test("the quote dialog shows its default picture until the drawing of the chosen vehicle loads", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/vehicle-van-*.svg");
  await visit(page, path);
  await pick(page, words.vehicles.van);
  const form = visualiser(page);
  await expect(form.getByRole("radio", { name: words.coverages.chrome })).toBeDisabled();
  for (const text of [words.noTrim, vanPrices.text, vanPrices.link])
    await expect(form.getByText(text)).toBeVisible();
  await pick(page, second.name);
  const own = await page.locator("#quote-dialog picture img").getAttribute("src");
  await page.locator("header").getByRole("button", { name: "Get a Quote" }).click();
  const dialog = quoteDialog(page);
  await expect(dialog).toContainText(`Van, full wrap in ${inWords(second)}`);
  const shown = dialog.locator("picture img");
  await expect(shown).toHaveAttribute("src", own ?? "");
  release();
  await expect(shown).toHaveAttribute("src", /^data:image\/svg/);
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
  await expect(page.getByRole("img", { name: `full wrap in ${inWords(second)}` })).toBeVisible();
  // On a laptop the car stays in view while its controls are used.
  await expect(form.getByRole("img", { name: /^Coupé/ })).toBeInViewport({ ratio: 1 });

  await form.getByRole("radio", { name: first.name }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: `in ${inWords(second)}` })).toBeVisible();
  await form.getByLabel(words.pickColour).fill("#d64a8b");
  await expect(form.getByRole("radio", { name: words.ownColour })).toBeChecked();
  await expect(page.getByRole("img", { name: /in the colour #d64a8b/ })).toBeVisible();
  await pick(page, /^Chrome$/);
  for (const text of [
    words.metallised,
    words.ownColourHelp,
    words.priceInGloss,
    words.typicalFullWrap,
  ])
    await expect(form.getByText(plain(text))).toBeVisible();
});

test("the link to a choice is copied, and its picture is saved as a PNG file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `${path}?film=${second.code}&light=daylight`);
  await visualiser(page).getByRole("button", { name: words.copy }).click();
  await expect(visualiser(page).getByRole("button", { name: words.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search + new URL(link).hash).toBe(
    `?film=${second.code}&light=daylight#visualiser`,
  );

  const started = page.waitForEvent("download");
  await visualiser(page).getByRole("button", { name: words.save }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(
    `coupe-${second.name.toLowerCase().replaceAll(" ", "-")}-${second.finish}.png`,
  );
  const file = readFileSync(await download.path());
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect(file.readUInt32BE(16)).toBe(1920);
  expect(file.length).toBeGreaterThan(500_000);
  await expect(page.locator("#visualiser .sky")).toHaveAttribute("display", "inline");
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
    await expect(visualiser(page)).toContainText(words.notLoaded);
    await expect(page.getByRole("img", { name: /^Coupé/ })).toBeVisible();
    await pick(page, next);
    await expect(visualiser(page)).not.toContainText(words.notLoaded);
  }
});
