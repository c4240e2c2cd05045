// What a screen reader meets on every page, in its order, as texts that a person can read: tests/e2e/reading-order/.
// Where a change is meant: npm run test:e2e -- reading-order --update-snapshots, then read what has changed there.

import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { photos as photoWords } from "#content/photos.ts";
import { articlePath, pagePaths, paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import { expect, newEmail, test, whole } from "#tests/support/browser-test.ts";
import { smallPhoto } from "#tests/support/photo-files.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { readingOrder } from "#tests/support/reading-order.ts";

// The texts name a business, its films and its customers: each has its own, once it has stored them.
const whose = studio.name.toLowerCase().replace(/\W+/g, "-");
test.beforeEach(({ page: _ }, { config }) => {
  const isStored = existsSync(join(import.meta.dirname, "reading-order", whose));
  const isStoring = ["all", "changed"].includes(config.updateSnapshots);
  test.skip(!isStored && !isStoring, `No texts of ${whose} are stored.`);
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForReact(page);
}

async function expectAsStored(place: Locator, name: string, isWhole = false) {
  const order = await readingOrder(place, isWhole);
  expect.soft(order, "space before a mark").not.toMatch(/[^:] [:,.;!?](\s|$)/);
  expect.soft(order).toMatchSnapshot([whose, `${name}.txt`]);
}

const nameOf = (path: string) => basename(path) || "landing";

/** What else there is to see of a page. */
const states: Record<string, (page: Page) => Promise<void>> = {
  [paths.landing]: async (page) => {
    const dialog = await openQuoteDialog(page);
    // Comes once a field has the focus, and says nothing until an address looks mistyped.
    await expect(dialog.locator("#quote-email-hint")).toBeAttached();
    await expectAsStored(dialog, "dialog", true);
    await submitButton(page).click();
    await expect(dialog.getByText("Email is required")).toBeVisible();
    await expectAsStored(dialog, "dialog-with-messages", true);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expectAsStored(page.getByRole("banner"), "menu");
  },
  [paths.faq]: async (page) => {
    const main = page.getByRole("main");
    for (const [word, left, name] of [
      ["dvla", 1, "faq-narrowed"],
      ["zeppelin", 0, "faq-nothing"],
    ] as const) {
      await page.getByRole("searchbox").fill(word);
      await expect(main.getByRole("status")).toContainText(`${left} of`);
      await expectAsStored(main, name);
    }
  },
  [articlePath("car-wrap-prices-uk")]: async (page) => {
    await page.getByLabel("Make and model").fill("bmw 5 series");
    await page.getByLabel("Chrome delete").selectOption("Yes");
    const estimator = page.getByRole("form", { name: "Work out yours" });
    await expect(estimator.locator("[aria-atomic]")).toContainText("BMW 5 Series");
    await expectAsStored(estimator, "estimator-after-a-choice", true);
  },
  [articlePath("colour-and-finish-options")]: async (page) => {
    await page.getByRole("radio", { name: "Hatchback" }).check({ force: true });
    const visualiser = page.getByRole("form", { name: "Try it on before you book" });
    await expect(visualiser.locator("[aria-atomic]")).toContainText("Hatchback");
    await expectAsStored(visualiser, "visualiser-after-a-choice", true);
  },
};

for (const path of pagePaths) {
  test(`what is announced of ${path} is as stored`, whole, async ({ page }) => {
    await open(page, path);
    // What surrounds the page is the same on all.
    const whole = path === paths.landing ? page.locator("body") : page.getByRole("main");
    await expectAsStored(whole, nameOf(path));
    await states[path]?.(page);
  });
}

test(
  "what is announced of a page that is not there, and of a confirmation with photos, is as stored",
  whole,
  async ({ page, quietConsole }) => {
    quietConsole.allow(/404/);
    await open(page, "/nothing-here");
    const main = page.getByRole("main");
    await expectAsStored(main, "not-found", true);
    await openQuoteDialog(page);
    await fillIn(page, newEmail());
    await submitButton(page).click();
    await expect(page).toHaveURL(paths.thankYou);
    await expect(quoteDialog(page)).toBeHidden();
    const chooser = page.getByLabel(photoWords.choose, { exact: true }).last();
    await chooser.setInputFiles([await smallPhoto("front.jpg")]);
    await expect(page.getByText(photoWords.states.sent, { exact: true })).toBeVisible();
    await expectAsStored(main, "thank-you-with-photos", true);
  },
);
