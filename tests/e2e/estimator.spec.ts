import { articlePath } from "#contract/paths.ts";
import { chromeDelete, guidePrices } from "#facts/prices.ts";
import { print, printFigure } from "#facts/print.ts";
import { pounds, range } from "#facts/units.ts";
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
  await expect(page).toHaveURL(/\?vehicle=bmw\+5\+series/);
  await estimator.getByRole("button").last().click();
  const dialog = quoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("BMW");
  await expect(dialog.getByLabel("Vehicle model")).toHaveValue("5 Series");
  await expect(dialog.getByLabel("Wrap type")).toHaveValue("Vehicle Wrap");
  await expect(dialog.locator("input[name=message]")).toHaveValue(/chrome delete/i);
});

test("a shared address shows the same estimate, under the plain canonical", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${path}?size=small&coverage=partial`);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await expect(estimator).toContainText(printFigure(pounds(guidePrices.partial.small.amount)));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
});

test("the index of answers narrows as one types, and offers the quote form when nothing fits", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitForReact(page);
  const links = page.getByRole("main").getByRole("link", { name: /Read full answer/ });
  await expect(links).toHaveCount(18);
  const field = page.getByRole("searchbox");
  await field.fill("dvla");
  await expect(links).toHaveCount(1);
  await field.fill("zeppelin");
  await expect(links).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: /quote|ask/i })
    .first()
    .click();
  await expect(quoteDialog(page)).toBeVisible();
});
