// A page's chunk is fetched when the visitor points at a link to it, unless the browser is to save data.

import type { Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const link = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
const isChunk = (url: string) => /\/assets\/terms-/.test(url);

test("a link that is pointed at has its page fetched, before any click", async ({ page }) => {
  await page.goto(paths.faq);
  await waitForReact(page);
  const fetched = page.waitForRequest((request) => isChunk(request.url()));
  await link(page).hover();
  await fetched;
});

test("where the browser saves data, a page is fetched by the click alone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (isChunk(request.url())) chunks.push(request.url());
  });
  await page.goto(paths.faq);
  await waitForReact(page);
  await link(page).hover();
  await link(page).focus();
  // Whatever the two had asked for would be on its way by now.
  await page.evaluate(() => fetch("/healthz"));
  expect(chunks).toEqual([]);
  await link(page).click();
  await expect(page).toHaveURL(paths.terms);
  expect(chunks).toHaveLength(1);
});
