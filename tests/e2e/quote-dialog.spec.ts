import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

test("the dialog opens from the bar, takes the focus, and gives it back on close", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).locator(":focus")).toHaveCount(1);
  await quoteDialog(page).getByRole("button", { name: "Close quote modal" }).click();
  await expect(quoteDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Escape and a click on the backdrop close the dialog; a click inside does not", async ({
  page,
}) => {
  await page.goto("/");
  await openQuoteDialog(page);
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toBeHidden();

  const dialog = await openQuoteDialog(page);
  await dialog.getByRole("heading", { name: "Get Your Free Quote" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
});

test("the event open-quote-modal opens the dialog on any page", async ({ page }) => {
  for (const path of ["/", "/faq", "/terms"]) {
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("open-quote-modal")));
    await expect(quoteDialog(page)).toBeVisible();
  }
});

test("the page behind does not scroll while the dialog is open, and stays where it was", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const dialog = await openQuoteDialog(page);
  await expect(dialog).toBeVisible();
  // Chromium is held by `overflow` alone; iOS is not, and nothing but the fixed body holds it.
  await expect(page.locator("body")).toHaveCSS("position", "fixed");
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 2500);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

test("what was typed is there again after closing and opening", async ({ page }) => {
  await page.goto("/");
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.keyboard.press("Escape");
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test("a service card opens the dialog with its wrap type chosen", async ({ page }) => {
  await page.goto("/");
  const card = page
    .getByRole("article")
    .or(page.locator("section *"))
    .filter({
      has: page.getByRole("heading", { name: "Paint Protection Film" }),
    });
  await card.last().getByRole("button").first().click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).getByLabel("Wrap type")).toHaveValue("Paint Protection Film");
});

test("text typed before React has started is still there afterwards, in the dialog still open", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Ada");
  release();
  await waitForReact(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada");
});

test("where the browser lacks invoker commands and closedby, the boot script stands in", async ({
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
  await page.goto("/");
  const dialog = await openQuoteDialog(page);
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(dialog).toBeHidden();
  await openQuoteDialog(page);
  await dialog.getByRole("button", { name: "Close quote modal" }).click();
  await expect(dialog).toBeHidden();
});
