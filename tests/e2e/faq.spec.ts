// The FAQ's filter, which searches whole articles and loads its index only on use.

import { faq } from "#content/faq.ts";
import { getQuote } from "#content/quote.ts";
import { articlePath, articleSlugs, commercialSlug, paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import { expect, test } from "./support/browser-test.ts";
import { quoteDialog, visit } from "./support/quote-page.ts";
import { holdChunk } from "./support/slow-pages.ts";

test("a search lists the matching articles and their number, links to the passage, and offers the form if no article matches", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, paths.faq);
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: /Read full answer/ });
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug !== commercialSlug).length);
  expect(fetched.filter((path) => /answers|search/.test(path))).toEqual([]);

  const field = page.getByRole("searchbox");
  // A word of the service-area article, to test a link whose address contains the studio's area.
  await field.fill("pollen");
  await expect(links).toHaveCount(1);
  await expect(main.getByRole("status")).toHaveText("1 of 19 answers");
  await expect(main.getByRole("heading", { level: 3 })).toHaveText("Which areas do you cover?");
  await expect(main.getByRole("region")).toHaveCount(1);
  await main.getByRole("link", { name: "Why we don’t wrap on your drive" }).click();
  await expect(page).toHaveURL(`${articlePath("service-areas")}#why-we-dont-wrap-on-your-drive`);
  await expect(page.locator("#why-we-dont-wrap-on-your-drive")).toBeInViewport();

  await page.goBack();
  await field.fill("zeppelin");
  await expect(links).toHaveCount(0);
  await expect(main.getByText(faq.filter.nothing("zeppelin"))).toBeVisible();
  await expect(main.getByRole("link", { name: studio.phone.display })).toBeVisible();
  await main.getByRole("button", { name: getQuote }).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("if the index fails to load, a search typed before React starts says so and lists every article; later input tries again", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("**/answers.json", (route) => route.abort());
  const release = await holdChunk(page, "entry.client");
  await page.goto(paths.faq, { waitUntil: "domcontentloaded" });
  await page.getByRole("searchbox").fill("roof");
  release();
  await expect(page.getByText(faq.filter.failed)).toBeVisible();
  await expect(page.getByRole("link", { name: /Read full answer/ }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByText(faq.filter.failed)).toBeHidden();
  await page.unroute("**/answers.json");
  await page.getByRole("searchbox").fill("recalibrated");
  await expect(page.getByRole("link", { name: /Read full answer/ })).toHaveCount(1);
});
