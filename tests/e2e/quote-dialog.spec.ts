// The quote dialog: opening, closing, and the page behind it.

import type { Page } from "@playwright/test";
import { dialog as words } from "#content/quote.ts";
import { paths } from "#contract/paths.ts";
import { expect, test } from "./support/browser-test.ts";
import {
  openQuoteDialog,
  quoteDialog,
  submitButton,
  visit,
  waitForReact,
} from "./support/quote-page.ts";
import { follow, holdChunk } from "./support/slow-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
const cross = (page: Page) => quoteDialog(page).getByRole("button", { name: words.close });
const goTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("cross, Escape and backdrop close the dialog, but a click inside does not; focus returns to the opener, values stay and messages disappear", async ({
  page,
}) => {
  await page.goto(paths.landing);
  await opener(page).click();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await dialog.getByRole("heading", { name: words.title }).click();
  await dialog.getByLabel("First name").fill("Priya");
  await cross(page).click();
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
  await waitForReact(page);
  await submitButton(page).click();
  const message = dialog.getByText("Vehicle make is required");
  await expect(message).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener(page).dblclick();
  await expect(dialog).toBeVisible();
  await expect(message).toBeHidden();
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("on any page the event open-quote-modal opens the dialog, at most nine tenths as high as the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  for (const [path, target] of [
    [paths.landing, "window"],
    [paths.thankYou, "document"],
  ] as const) {
    await page.goto(path);
    await page.evaluate(
      (name) => window[name].dispatchEvent(new CustomEvent("open-quote-modal")),
      target,
    );
    await expect(quoteDialog(page)).toBeVisible();
    expect((await quoteDialog(page).boundingBox())?.height).toBeLessThanOrEqual(0.9 * 640 + 1);
  }
});

test("without invoker commands or the boot script, the opener still opens the form and the cross closes it", async ({
  page,
}) => {
  // Removes the attributes, as if the browser did not know them.
  await page.route(paths.landing, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/ (command|commandfor|closedby)="[^"]*"/g, "");
    await route.fulfill({ response: answer, body });
  });
  await page.route("**/assets/boot-*.js", (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
  await page.goto(paths.landing);
  await openQuoteDialog(page);
  await expect(quoteDialog(page).getByLabel("First name")).toBeVisible();
  await cross(page).click();
  await expect(quoteDialog(page)).toBeHidden();
});

test("the page behind the open dialog, including its scrollbar, does not move", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit(page, paths.landing);
  for (const place of [0, 6000]) {
    await goTo(page, place);
    const before = await measure(page);
    await openQuoteDialog(page);
    await page.mouse.move(180, 20);
    await page.mouse.wheel(0, 2500);
    await page.keyboard.press("End");
    expect(await measure(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toBeHidden();
    expect(await measure(page)).toEqual(before);
  }
});

async function measure(page: Page) {
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll("header, main, html")].map((part) => [
      part.getBoundingClientRect().width,
      part.scrollHeight,
    ]),
  );
  return { top: await placeOf(page), widths };
}

test("going back while the dialog is open closes it and shows the previous page at its scroll position", async ({
  page,
}) => {
  await visit(page, paths.faq);
  await goTo(page, 700);
  await follow(page, paths.terms);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await goTo(page, 300);
  const dialog = await openQuoteDialog(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await expect(dialog).toBeHidden();
  await expect.poll(() => placeOf(page)).toBe(700);
});

test("a dialog opened during a navigation stays open, and the page behind starts at its top", async ({
  page,
}) => {
  const release = await holdChunk(page, "terms");
  await visit(page, paths.landing);
  await goTo(page, 600);
  await follow(page, paths.terms);
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  release();
  await expect(page).toHaveURL(paths.terms);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => placeOf(page)).toBe(0);
});
