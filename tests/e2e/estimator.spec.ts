import { articlePath, articleSlugs, commercialSlug, paths } from "#contract/paths.ts";
import { print, printFigure } from "#facts/print.ts";
import { pounds, range } from "#facts/units.ts";
import { chromeDelete, guidePrices } from "#studio/prices.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import { holdChunk } from "#tests/support/slow-pages.ts";

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
  await expect(dialog.getByLabel("Wrap type")).toHaveValue("Vehicle Wrap");
  await expect(dialog.locator("#quote-choice")).toContainText(/chrome delete/i);
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

test("the bar's link to the page one is on shows it without the choice, as its address then says", async ({
  page,
}) => {
  await page.goto(path);
  await waitForReact(page);
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await estimator.getByRole("radio", { name: "Large" }).check();
  await expect(page).toHaveURL(`${path}?size=large`);
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(path);
  await expect(estimator.getByRole("radio", { name: "Large" })).not.toBeChecked();
  await expect(estimator).toContainText(printFigure(pounds(guidePrices.full.medium.amount)));
});

test("an address puts no words of its sender's on the page: only a vehicle from the list is taken", async ({
  page,
}) => {
  const estimator = page.getByRole("form", { name: "Work out yours" });
  await page.goto(`${path}?vehicle=Ring+0900+123+for+half+price`);
  await waitForReact(page);
  await estimator.getByLabel("Extras").or(estimator.getByLabel("Chrome delete")).first().focus();
  await expect(estimator.getByLabel("Make and model")).toHaveValue("");
  await expect(estimator).not.toContainText("0900");
  await page.goto(`${path}?vehicle=%E2%80%AEtesla+model+3`);
  await waitForReact(page);
  await expect(estimator.getByLabel("Make and model")).not.toHaveValue(/\u202e/);
});

test("a choice does not follow the visitor to another page's address", async ({ page }) => {
  await page.clock.install();
  const release = await holdChunk(page, "terms");
  await page.goto(path);
  await waitForReact(page);
  await page.getByLabel("Make and model").fill("Ford Transit");
  await page.getByRole("contentinfo").getByRole("link", { name: /Terms/ }).click();
  await page.clock.runFor(2_000);
  release();
  await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeVisible();
  await expect(page).toHaveURL(paths.terms);
});

test("the index of answers narrows as one types, and offers the quote form when nothing fits", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitForReact(page);
  const links = page.getByRole("main").getByRole("link", { name: /Read full answer/ });
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug !== commercialSlug).length);
  const field = page.getByRole("searchbox");
  await field.fill("dvla");
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug.includes("dvla")).length);
  await field.fill("zeppelin");
  await expect(links).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: /quote|ask/i })
    .first()
    .click();
  await expect(quoteDialog(page)).toBeVisible();
});
