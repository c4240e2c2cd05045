import { articlePath } from "#contract/paths.ts";
import { print, printFigure } from "#facts/print.ts";
import { pounds, range } from "#facts/units.ts";
import { chromeDelete, guidePrices } from "#studio/prices.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

const path = articlePath("car-wrap-prices-uk");

test("a typed vehicle and an extra give the guide price, an address to share, and a filled-in form", async ({
  page,
}) => {
  await page.goto(path);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await estimator.getByLabel("Make and model").fill("bmw 5 series");
  await estimator.getByLabel("Chrome delete").selectOption({ index: 1 });
  const full = guidePrices.full.large.amount;
  const total = print(range(full + chromeDelete.from, full + chromeDelete.to, "pounds"));
  await expect(estimator).toContainText(total);
  await expect(page).toHaveURL(/\?vehicle=BMW\+5\+Series/);
  await estimator.getByRole("button").last().click();
  const dialog = quoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("BMW");
  await expect(dialog.getByLabel("Vehicle model")).toHaveValue("5 Series");
  await expect(dialog.locator("#quote-choice")).toContainText(/chrome delete/i);
});

test("a car that is not listed has no price until its size is picked, and a prestige car none at all", async ({
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
  await expect(figure).toContainText(printFigure(pounds(guidePrices.full.small.amount)));
  await vehicle.fill("Porsche 911");
  await expect(figure).not.toContainText("£");
});

test("a shared address shows the same estimate, and the bar's link to the page shows it afresh", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${path}?size=small&coverage=partial`);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator).toContainText(printFigure(pounds(guidePrices.partial.small.amount)));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(path);
  await expect(estimator.getByRole("radio", { name: "Small" })).not.toBeChecked();
  await expect(estimator).toContainText(printFigure(pounds(guidePrices.full.medium.amount)));
});
