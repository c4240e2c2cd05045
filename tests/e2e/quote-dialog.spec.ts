import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, quoteDialog } from "#tests/support/quote-page.ts";

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

for (const path of ["/", "/faq", "/faq/car-wrap-prices-uk", "/thank-you", "/terms"]) {
  test(`the dialog's picture fills its side, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const dialog = await openQuoteDialog(page);
    const sheet = await dialog.boundingBox();
    const picture = await dialog.locator("picture img").boundingBox();
    expect(picture?.height).toBeGreaterThan(0.7 * (sheet?.height ?? 0));
  });
}

test("the event open-quote-modal opens the dialog on any page", async ({ page }) => {
  for (const path of ["/", "/faq", "/terms"]) {
    await page.goto(path);
    for (const target of ["window", "document"] as const) {
      await page.evaluate(
        (name) => window[name].dispatchEvent(new CustomEvent("open-quote-modal")),
        target,
      );
      await expect(quoteDialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
    }
  }
});

test("a double click on an opener opens the dialog and leaves it open", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).dblclick();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toBeHidden();
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
