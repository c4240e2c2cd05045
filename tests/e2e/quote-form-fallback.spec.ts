import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, a bad form comes back with its values, a good one is stored", async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/422/);
    // The opener is a popover's too, for browsers without invoker commands.
    quietConsole.allow(/popovertarget is ignored/);
    const email = newEmail();
    await page.goto("/");
    const dialog = await openQuoteDialog(page);
    await fillIn(page, email, { firstName: "<b>Jo</b>", model: "" });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submitButton(page).click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("First name")).toHaveValue("<b>Jo</b>");
    await expect(dialog.getByLabel("Wrap type")).toHaveValue("Vehicle Wrap");
    // The form stands behind the whole page.
    await expect(dialog.getByLabel("Vehicle model")).toBeFocused();
    await expect(dialog.getByLabel("Vehicle model")).toHaveAccessibleDescription(
      "Vehicle model is required",
    );
    await dialog.getByLabel("Vehicle model").fill("Polo");
    await submitButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(storedRequestsOf(email)).toMatchObject([{ firstName: "<b>Jo</b>", model: "Polo" }]);
  });
});

test("a form sent before React has started comes back as a modal dialog, focused on the problem, and once mended leaves nothing", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/422/);
  await page.route("**/assets/entry.client-*.js", (route) => route.abort());
  quietConsole.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await openQuoteDialog(page);
  await fillIn(page, newEmail(), { make: "" });
  await page.unroute("**/assets/entry.client-*.js");
  await submitButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(page).getByLabel("Vehicle make")).toBeFocused();
  await waitForReact(page);
  await expect(quoteDialog(page).getByLabel("First name")).toHaveValue("Sam");
  await expect(quoteDialog(page).getByText("Vehicle make is required")).toBeVisible();
  expect(await quoteDialog(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  const dialog = quoteDialog(page);
  await dialog.getByLabel("Vehicle make").fill("Fiat");
  await submitButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await openQuoteDialog(page);
  for (const label of ["First name", "Email", "Vehicle make", "Vehicle model", "Wrap type"]) {
    await expect(dialog.getByLabel(label)).toHaveValue("");
  }
});
