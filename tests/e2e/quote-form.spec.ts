// The quote form from input to the server's store, with and without scripts.

import { form as words } from "#content/quote.ts";
import { thankYou } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  visit,
  waitForReact,
} from "./support/quote-page.ts";

test("a request is sent once and stored, the visitor is thanked, and the form is emptied", async ({
  page,
}) => {
  const email = newEmail();
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route(paths.landing, async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await held.promise;
    }
    await route.continue();
  });
  await visit(page, paths.faq);
  const dialog = await openQuoteDialog(page);
  await fillIn(page, email, { firstName: " Zoë & Co " });
  await submitButton(page).click();
  await expect(dialog.getByRole("button", { name: words.submitting })).toBeDisabled();
  await dialog.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.getByLabel("First name").press("Enter");
  held.resolve();
  await expect(page).toHaveURL(paths.thankYou);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.heading);
  await expect(page.getByText(thankYou.text)).toBeVisible();
  expect(sent).toBe(1);
  expect(storedRequestsOf(email)).toMatchObject([
    { firstName: "Zoë & Co", make: "Volkswagen", wrapType: "Vehicle Wrap", message: "" },
  ]);
  await openQuoteDialog(page);
  for (const label of ["First name", "Email", "Vehicle make", "Vehicle model", "Wrap type"])
    await expect(dialog.getByLabel(label)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, an invalid form returns with its values, and a valid form is stored", async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/422/);
    // The opener also targets a popover, for browsers without invoker commands.
    quietConsole.allow(/popovertarget is ignored/);
    const email = newEmail();
    await page.goto(paths.landing);
    const dialog = await openQuoteDialog(page);
    await fillIn(page, email, { firstName: "<b>Jo</b>", model: "" });
    await submitButton(page).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("First name")).toHaveValue("<b>Jo</b>");
    await expect(dialog.getByLabel("Wrap type")).toHaveValue("Vehicle Wrap");
    const model = dialog.getByLabel("Vehicle model");
    await expect(model).toBeFocused();
    await expect(model).toHaveAccessibleDescription("Vehicle model is required");
    await model.fill("Polo");
    await submitButton(page).click();
    await expect(page).toHaveURL(paths.thankYou);
    expect(storedRequestsOf(email)).toMatchObject([{ firstName: "<b>Jo</b>", model: "Polo" }]);
  });
});

test("a form sent before React starts returns as a modal dialog, focused on the error", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/422|ERR_FAILED|Failed to fetch/);
  const script = "**/assets/entry.client-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto(paths.landing, { waitUntil: "domcontentloaded" });
  await openQuoteDialog(page);
  await fillIn(page, newEmail(), { make: "" });
  await page.unroute(script);
  // Scripts load again, so a real click would start React; a scripted click lets the browser send the form.
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click());
  const dialog = quoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toBeFocused();
  await waitForReact(page);
  await expect(dialog.getByText("Vehicle make is required")).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await dialog.getByLabel("Vehicle make").fill("Fiat");
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("");
});
