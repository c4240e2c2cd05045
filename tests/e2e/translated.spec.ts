// Pages that the browser translates. What is shown after many choices is what a page opened with the last one shows.

import type { Locator, Page } from "@playwright/test";
import { articlePath } from "#contract/paths.ts";
import type { Film } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { expect, newEmail, test, whole } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { translatePage } from "#tests/support/translate-page.ts";

const [first] = films;
const flip: Film = films.find(({ finish }) => finish === "colour-flip") ?? first;

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForReact(page);
}

/** Each radio button and each option once, forwards and backwards. */
async function useEveryControl(form: Locator) {
  const radios = await form.getByRole("radio").all();
  for (const radio of [...radios, ...radios.toReversed()]) {
    if (await radio.isEnabled()) await radio.check({ force: true });
  }
  for (const select of await form.locator("select").all()) {
    const options = await select.locator("option").count();
    for (const index of [...Array(options).keys(), 0]) await select.selectOption({ index });
  }
}

/** What is read, without the words said aloud once a choice has settled. */
const textOf = async (form: Locator) =>
  form.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const aloud of copy.querySelectorAll("[aria-atomic], datalist")) aloud.remove();
    return copy.textContent;
  });

test(
  "the visualiser goes on in a translated page, with nothing of an earlier choice left",
  whole,
  async ({ page }) => {
    const path = articlePath("colour-and-finish-options");
    const room = page.getByRole("form", { name: "Try it on before you book" });
    await open(page, path);
    await translatePage(page);
    await useEveryControl(room);
    for (const [choices, query] of [
      [[/Roof/, flip.name, "Van"], `vehicle=van&coverage=roof&film=${flip.code}`],
      [["Hatchback", "Full wrap"], `vehicle=hatch&film=${flip.code}`],
    ] as const) {
      for (const name of choices) await room.getByRole("radio", { name }).check({ force: true });
      await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
      const shown = await textOf(room);
      const fresh = await page.context().newPage();
      await open(fresh, `${path}?${query}`);
      await expect(fresh.getByRole("img", { name: flip.name })).toBeVisible();
      expect(shown).toBe(
        await textOf(fresh.getByRole("form", { name: "Try it on before you book" })),
      );
      await fresh.close();
    }
  },
);

test(
  "the estimator goes on in a translated page, with no figure of an earlier choice beside the new one",
  whole,
  async ({ page }) => {
    const path = articlePath("car-wrap-prices-uk");
    const card = (where: Page) => where.getByRole("form", { name: "Work out yours" });
    await open(page, path);
    await translatePage(page);
    const vehicle = card(page).getByLabel("Make and model");
    await useEveryControl(card(page));
    for (const [name, query] of [
      ["Ford Transit", "vehicle=Ford+Transit"],
      ["Lada Niva", "size=small"],
      ["Tesla Model 3", "vehicle=Tesla+Model+3"],
    ] as const) {
      await vehicle.fill(name);
      if (query.startsWith("size")) {
        await card(page).getByRole("radio", { name: "Small" }).check({ force: true });
        await vehicle.fill("");
      }
      await card(page).getByRole("radio", { name: "Full" }).check({ force: true });
      await expect(page).toHaveURL(new RegExp(`\\?${query.replaceAll("+", "\\+")}$`));
      const shown = await textOf(card(page));
      const fresh = await page.context().newPage();
      await open(fresh, `${path}?${query}`);
      await expect.poll(async () => textOf(card(fresh))).toBe(shown);
      await fresh.close();
    }
  },
);

test("the quote form in a translated page shows its messages, takes them back, and sends", async ({
  page,
}) => {
  await open(page, "/");
  await translatePage(page);
  await openQuoteDialog(page);
  await submitButton(page).click();
  await expect(quoteDialog(page).getByText("First name is required")).toBeVisible();
  await fillIn(page, newEmail());
  await expect(quoteDialog(page).getByText("First name is required")).toBeHidden();
  await submitButton(page).click();
  await expect(page).toHaveURL("/thank-you");
});

test("the car in the hero changes its film in a translated page", whole, async ({ page }) => {
  await open(page, "/");
  await translatePage(page);
  const deck = await page.getByRole("radio").all();
  const codes = await Promise.all(deck.map((radio) => radio.getAttribute("value")));
  const pictured = films.filter(({ code }) => codes.includes(code));
  expect(pictured.length).toBeGreaterThan(0);
  for (const film of [...pictured.slice(-2), first]) {
    await page.getByRole("radio", { name: film.name }).first().check({ force: true });
    const slider = page.getByRole("slider");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toContain(film.name);
    await expect(slider.locator("+ div")).toContainText(film.name);
  }
});
