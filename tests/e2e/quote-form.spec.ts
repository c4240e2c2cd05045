import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  quoteDialog,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";

test("a blank form shows the five messages under their fields, focuses the first, sends nothing", async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.goto("/");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await submitButton(page).click();
  for (const [label, message] of [
    ["First name", "First name is required"],
    ["Email", "Email is required"],
    ["Vehicle make", "Vehicle make is required"],
    ["Vehicle model", "Vehicle model is required"],
    ["Wrap type", "Wrap type is required"],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(dialog.getByLabel("First name")).toBeFocused();
  expect(posts).toBe(0);
});

test("a message goes when its field is mended, and only that one", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await submitButton(page).click();
  await dialog.getByLabel("Email").fill("not-an-address");
  await submitButton(page).click();
  await expect(dialog.getByText("Enter a valid email")).toBeVisible();
  await dialog.getByLabel("Email").fill("sam@example.com");
  await expect(dialog.getByText("Enter a valid email")).toBeHidden();
  await expect(dialog.getByText("Vehicle make is required")).toBeVisible();
});

test("a request sent with the mouse is stored once, and the visitor is thanked", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await waitForReact(page);
  await openQuoteDialog(page);
  const values = await fillIn(page, email);
  await submitButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanks, we've got it!");
  await expect(quoteDialog(page)).toBeHidden();
  expect(storedRequestsOf(email)).toMatchObject([{ ...values, message: "" }]);
});

test("a request is sent with the keyboard alone", async ({ page }) => {
  const email = newEmail();
  await page.goto("/");
  await waitForReact(page);
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).focus();
  await page.keyboard.press("Enter");
  await quoteDialog(page).getByLabel("First name").focus();
  for (const text of ["Kim", email, "Ford", "Transit"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Comm");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/thank-you");
  expect(storedRequestsOf(email)).toMatchObject([
    { firstName: "Kim", make: "Ford", model: "Transit", wrapType: "Commercial Branding" },
  ]);
});

test("the call is exactly the specified one: POST to /, URL-encoded, these fields", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email, { firstName: " Zoë & Co " });
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === "POST"),
    submitButton(page).click(),
  ]);
  expect(new URL(request.url()).pathname).toBe("/");
  expect(request.headers()["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  const sent = [...new URLSearchParams(request.postData() ?? "")].map(([name]) => name);
  expect(sent.sort()).toEqual(
    ["bot-field", "email", "firstName", "form-name", "make", "model", "wrapType"].sort(),
  );
  await expect(page).toHaveURL("/thank-you");
});

test("while it is sent the button reads Submitting… and is disabled, and a second submission is ignored", async ({
  page,
}) => {
  const email = newEmail();
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("/", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    await held;
    return route.continue();
  });
  await page.goto("/");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
  await expect(dialog.getByRole("button", { name: "Submitting…" })).toBeDisabled();
  await dialog.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog.getByLabel("First name").press("Enter");
  release();
  await expect(page).toHaveURL("/thank-you");
  expect(posts).toBe(1);
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("when the server fails, the visitor is thanked all the same", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/500/);
  await page.route("/", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto("/");
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, newEmail());
  await submitButton(page).click();
  await expect(page).toHaveURL("/thank-you");
});

test("nothing is kept in the form after a successful submission", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, newEmail());
  await submitButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  const dialog = await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("");
  await expect(dialog.getByLabel("Wrap type")).toHaveValue("");
});

test("nobody is set aside for being quick: filled in, closed, opened again, sent at once", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await fillIn(page, email);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).press("Enter");
  await dialog.getByLabel("First name").press("Enter");
  await expect(page).toHaveURL("/thank-you");
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("nobody is set aside for being quick: filled in by the browser and sent in the same instant", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await waitForReact(page);
  await openQuoteDialog(page);
  await quoteDialog(page)
    .locator("form")
    .evaluate((form: HTMLFormElement, address) => {
      const known = { firstName: "Ada", email: address, make: "Fiat", model: "500" };
      for (const [name, value] of Object.entries({ ...known, wrapType: "Vehicle Wrap" })) {
        const control = form.elements.namedItem(name) as HTMLInputElement;
        control.value = value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
      form.requestSubmit();
    }, email);
  await expect(page).toHaveURL("/thank-you");
  expect(storedRequestsOf(email)).toHaveLength(1);
});
