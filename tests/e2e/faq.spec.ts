// The FAQ's filter: it searches whole articles, and its index is loaded only on use.

import { faq } from "#content/faq.ts";
import { articlePath, articleSlugs, commercialSlug, paths } from "#contract/paths.ts";
import { expect, test } from "./support/browser-test.ts";
import { quoteDialog, waitForReact } from "./support/quote-page.ts";

test("the filter shows articles with a word, links to the section, and offers the form if none match", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(paths.faq);
  await waitForReact(page);
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: /Read full answer/ });
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug !== commercialSlug).length);
  expect(fetched.filter((path) => /answers|search/.test(path))).toEqual([]);

  const field = page.getByRole("searchbox");
  await field.fill("recalibrated");
  await expect(links).toHaveCount(1);
  await main.getByRole("link", { name: "Colour-flip and chrome" }).click();
  await expect(page).toHaveURL(
    `${articlePath("colour-and-finish-options")}#colour-flip-and-chrome`,
  );

  await page.goBack();
  await field.fill("zeppelin");
  await expect(links).toHaveCount(0);
  await main.getByRole("button", { name: faq.filter.quote }).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("a search that fails to load leaves the whole list and says so", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("**/answers.json", (route) => route.abort());
  await page.goto(paths.faq);
  await waitForReact(page);
  await page.getByRole("searchbox").fill("roof");
  await expect(page.getByText(faq.filter.failed)).toBeVisible();
  await expect(page.getByRole("link", { name: /Read full answer/ }).first()).toBeVisible();
});
