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
  waitForReact,
} from "./support/quote-page.ts";

/** Labels and messages for blank fields (spec §5). */
const required = [
  ["First name", "First name is required"],
  ["Email", "Email is required"],
  ["Vehicle make", "Vehicle make is required"],
  ["Vehicle model", "Vehicle model is required"],
  ["Wrap type", "Wrap type is required"],
] as const;
const noMake = "Vehicle make is required";

test("a blank form sends nothing and shows each error until its field is valid or the dialog closes", async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.goto(paths.landing);
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await submitButton(page).click();
  for (const [label, message] of required)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await dialog.getByLabel("Email").fill("not-an-address");
  await submitButton(page).click();
  const wrongEmail = dialog.getByText("Enter a valid email");
  await expect(wrongEmail).toBeVisible();
  await dialog.getByLabel("Email").fill("sam@example.com");
  await expect(wrongEmail).toBeHidden();
  await expect(dialog.getByText(noMake)).toBeVisible();
  await page.keyboard.press("Escape");
  await openQuoteDialog(page);
  await expect(dialog.getByText(noMake)).toBeHidden();
  expect(posts).toBe(0);
});

test("a request is sent once as specified, stored, confirmed, and the form cleared", async ({
  page,
}) => {
  const email = newEmail();
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(paths.landing, async (route) => {
    const request = route.request();
    if (request.method() === "POST") {
      sent.push(`${request.headers()["content-type"]} ${request.postData()}`);
      await held.promise;
    }
    await route.continue();
  });
  await page.goto(paths.faq);
  await waitForReact(page);
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
  const [type, body] = sent[0]?.split(" ") ?? [];
  expect([sent.length, type]).toEqual([1, "application/x-www-form-urlencoded;charset=UTF-8"]);
  expect([...new URLSearchParams(body).keys()].sort()).toEqual(
    ["bot-field", "email", "firstName", "form-name", "make", "model", "wrapType"].sort(),
  );
  expect(storedRequestsOf(email)).toMatchObject([
    { firstName: "Zoë & Co", make: "Volkswagen", wrapType: "Vehicle Wrap", message: "" },
  ]);
  await openQuoteDialog(page);
  for (const [label] of required) await expect(dialog.getByLabel(label)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, an invalid form returns with its values, a valid one is stored", async ({
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
  // Scripts are back, so a real press would start React; this one lets the browser send the form.
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click());
  const dialog = quoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toBeFocused();
  await waitForReact(page);
  await expect(dialog.getByText(noMake)).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await dialog.getByLabel("Vehicle make").fill("Fiat");
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("");
});
