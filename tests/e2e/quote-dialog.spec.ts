// The quote dialog: how it opens and closes, the page behind it, and browsers that know less.

import type { Page } from "@playwright/test";
import { dialog as words } from "#content/quote.ts";
import { paths } from "#contract/paths.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import { follow, holdChunk } from "#tests/support/slow-pages.ts";

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
const cross = (page: Page) => quoteDialog(page).getByRole("button", { name: words.close });
const goTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("the dialog takes the focus and gives it back; Escape, backdrop and cross close it, a click inside does not", async ({
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
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener(page).dblclick();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("the event open-quote-modal opens the dialog on any page, at most nine tenths of the window high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  for (const path of [paths.landing, paths.faq, paths.thankYou]) {
    await page.goto(path);
    for (const target of ["window", "document"] as const) {
      await page.evaluate(
        (name) => window[name].dispatchEvent(new CustomEvent("open-quote-modal")),
        target,
      );
      await expect(quoteDialog(page)).toBeVisible();
      expect((await quoteDialog(page).boundingBox())?.height).toBeLessThanOrEqual(0.9 * 640 + 1);
      await page.keyboard.press("Escape");
    }
  }
});

test("where the browser lacks invoker commands and closedby, the boot script opens and closes the dialog", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    // What the browser would do by itself.
    addEventListener("command", (event) => event.preventDefault(), { capture: true });
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("dialog")?.removeAttribute("closedby"),
    );
  });
  await page.setViewportSize({ width: 1000, height: 450 });
  await page.goto(paths.landing);
  await waitForReact(page);
  await opener(page).dblclick();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  // A press that ends outside is not meant to close it.
  const box = await dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move(4, 225);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 225);
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await openQuoteDialog(page);
  await cross(page).click();
  await expect(dialog).toBeHidden();
});

test("without invoker commands and without the boot script, the opener still opens the form, and the cross closes it", async ({
  page,
}) => {
  // What a browser makes of HTML whose attributes it does not know.
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

for (const width of [360, 1280]) {
  test(
    `the page behind stays where it is while the dialog is open, beside a scrollbar, at ${width} px`,
    width === 360 ? {} : whole,
    async ({ playwright, baseURL }) => {
      const { launchOptions } = test.info().project.use;
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const page = await browser.newPage({
        baseURL: baseURL as string,
        viewport: { width, height: 700 },
      });
      await page.goto(paths.landing);
      await waitForReact(page);
      for (const place of [0, 6000]) {
        await goTo(page, place);
        const before = await measure(page);
        await openQuoteDialog(page);
        await page.mouse.move(width / 2, 20);
        await page.mouse.wheel(0, 2500);
        await page.keyboard.press("End");
        expect(await measure(page)).toEqual(before);
        await page.keyboard.press("Escape");
        await expect(quoteDialog(page)).toBeHidden();
        expect(await measure(page)).toEqual(before);
      }
      await browser.close();
    },
  );
}

/** Where the page is and how large. */
async function measure(page: Page) {
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll("header, main, html")].map((part) => [
      part.getBoundingClientRect().width,
      part.scrollHeight,
    ]),
  );
  return { top: await placeOf(page), widths };
}

test("with the dialog open, a step back closes it, and the page before is where it was", async ({
  page,
}) => {
  await page.goto(paths.faq);
  await waitForReact(page);
  await goTo(page, 700);
  await follow(page, paths.terms);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await goTo(page, 300);
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await expect(dialog).toBeHidden();
  await expect.poll(() => placeOf(page)).toBe(700);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test("opened while another page is on its way, the dialog stays, and the page behind begins at its top", async ({
  page,
}) => {
  const release = await holdChunk(page, "terms");
  await page.goto(paths.landing);
  await waitForReact(page);
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
