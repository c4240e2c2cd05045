// The estimator on the prices article: price, address, and the choice sent with a request.

import { articlePath, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import {
  fillIn,
  quoteDialog,
  shownChoice,
  submitButton,
  waitForReact,
} from "./support/quote-page.ts";

const path = articlePath("car-wrap-prices-uk");

test("a typed vehicle and an extra give a price, a shareable address, and a prefilled form with message", async ({
  page,
}) => {
  await page.goto(path);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  const opener = estimator.getByRole("button", { name: "Get a quote for this" });
  const dialog = quoteDialog(page);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(shownChoice(page)).toBeHidden();
  await expect(page.locator("#quote-message")).toBeDisabled();
  await page.keyboard.press("Escape");

  await estimator.getByLabel("Make and model").fill("bmw 5 series");
  await estimator.getByLabel("Chrome delete").selectOption({ index: 1 });
  // Large car plus a chrome delete package (spec §9).
  await expect(estimator).toContainText("£2,800 to £3,400");
  await expect(page).toHaveURL(/\?vehicle=BMW\+5\+Series/);
  await opener.click();
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("BMW");
  await expect(dialog.getByLabel("Vehicle model")).toHaveValue("5 Series");
  await expect(shownChoice(page)).toContainText(/BMW 5 Series.*chrome delete/i);
  const shown = await shownChoice(page).textContent();
  const email = newEmail();
  await fillIn(page, "not-an-address");
  await submitButton(page).click();
  await dialog.getByLabel("Email").fill(email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  expect(storedRequestsOf(email)[0]?.message).toBe(shown);
});

test("an unlisted car has no price until its size is picked, a prestige car none at all", async ({
  page,
}) => {
  await page.goto(path);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  const vehicle = estimator.getByLabel("Make and model");
  const figure = estimator.locator("h4 + p");
  await vehicle.fill("Trabant 601");
  await expect(figure).not.toContainText("£");
  await estimator.getByLabel("Roof").selectOption({ index: 1 });
  await expect(figure).not.toContainText("£");
  await estimator.getByRole("radio", { name: "Small" }).check({ force: true });
  await expect(figure).toContainText("£2,250");
  await vehicle.fill("Porsche 911");
  await expect(figure).not.toContainText("£");
});

test("a shared address shows the same estimate, and the header's link resets it", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${path}?size=small&coverage=partial`);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator).toContainText("£1,500");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(path);
  await expect(estimator.getByRole("radio", { name: "Small" })).not.toBeChecked();
  await expect(estimator).toContainText("£2,400");
});
