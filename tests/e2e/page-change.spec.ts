// Slow, overtaken, reversed and failing page changes: page and address agree afterwards, and no input is lost.

import type { Page } from "@playwright/test";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { pageAt, textOf } from "#tests/support/site.ts";
import { expect, newEmail, storedRequestsOf, test } from "./support/browser-test.ts";
import { kept } from "./support/fault-test.ts";
import {
  fillIn,
  openQuoteDialog,
  submitButton,
  visit,
  waitForReact,
} from "./support/quote-page.ts";
import { browserAges, follow, hold, holdChunk, watchLoads } from "./support/slow-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const slug = articleSlugs[0];
const article = articlePath(slug);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const age of [
  "a current browser",
  "a browser that changes the address immediately",
] as const) {
  test(`a slow page never shows once the visitor has followed another link, in ${age}`, async ({
    page,
  }) => {
    await page.addInitScript(browserAges[age]);
    const release = await holdChunk(page, slug);
    await visit(page, paths.faq);
    await follow(page, article);
    if (age === "a current browser") expect(new URL(page.url()).pathname).toBe(paths.faq);
    await follow(page, paths.terms);
    await expect(heading(page)).toHaveText(/^Terms/);
    const arrived = page.waitForEvent("requestfinished", (one) => one.url().includes(slug));
    release();
    await arrived;
    await page.evaluate(
      () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
    );
    await expectShown(page, paths.terms);
  });
}

test("a page that the visitor goes back to before React starts stays shown afterwards", async ({
  page,
}) => {
  await visit(page, paths.terms);
  await follow(page, paths.privacy);
  await expect(page.locator("h1")).toHaveText(/^Privacy/);
  await page.goto(paths.faq);
  const release = await holdChunk(page, "entry.client");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL(paths.terms);
  release();
  await waitForReact(page);
  await expectShown(page, paths.terms);
});

async function expectShown(page: Page, path: string) {
  const { document } = pageAt(path);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(textOf(document.querySelector("h1")));
  await expect(page).toHaveTitle(textOf(document.querySelector("title")));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
}

test("a page whose chunk fails to load is loaded as a document, from its top, once the dialog is closed, and the form keeps its values", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const chunk = `**/assets/${slug}-*.js`;
  await page.route(chunk, (route) => route.abort());
  const release = await holdChunk(page, slug);
  await visit(page, paths.faq);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await follow(page, article);
  const dialog = await openQuoteDialog(page);
  const failed = page.waitForEvent("requestfailed");
  release();
  await failed;
  await dialog.getByLabel("Vehicle make").fill("Škoda");
  const loaded = page.waitForRequest((request) => request.resourceType() === "document");
  await page.keyboard.press("Escape");
  await loaded;
  await page.unroute(chunk);
  await expect(page).toHaveURL(article);
  await waitForReact(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("Škoda");
});

test("a page whose chunk or style hangs is loaded as a document after a few seconds", async ({
  page,
}) => {
  for (const [path, file] of [
    [article, `**/assets/${slug}-*.js`],
    [articlePath("car-wrap-prices-uk"), "**/assets/*.css"],
  ] as const) {
    await visit(page, paths.terms);
    const release = await hold(page, file);
    const loads = watchLoads(page);
    await page.clock.install();
    await follow(page, path);
    await page.clock.runFor(6_000);
    await expect.poll(() => loads).toEqual([path]);
    release();
    await page.unroute(file);
    await expect(page).toHaveURL(path);
  }
});

test("a request is stored and confirmed once even if the thank-you page hangs", async ({
  page,
}) => {
  const email = newEmail();
  await page.clock.install();
  await hold(page, "**/assets/thank-you-*.js");
  await visit(page, paths.faq);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
  await expect.poll(() => kept(page)).toBe(0);
  await page.clock.runFor(6_000);
  await expect(page).toHaveURL(paths.thankYou);
  await expect(heading(page)).toHaveText(thankYou.heading);
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("a form filled in before React starts and submitted offline is kept and sent later, in a browser without the Navigation API", async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  const email = newEmail();
  await page.addInitScript(browserAges["a browser without the Navigation API"]);
  const release = await holdChunk(page, "entry.client");
  await page.goto(paths.faq, { waitUntil: "domcontentloaded" });
  await openQuoteDialog(page);
  await fillIn(page, email);
  release();
  await waitForReact(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  await expect(heading(page)).toHaveText(unsent.heading);
  await expect(heading(page)).toBeFocused();
  await context.setOffline(false);
  await expect.poll(() => storedRequestsOf(email).length).toBe(1);
  await expect(heading(page)).toHaveText(thankYou.heading);
  await page.goBack();
  await expectShown(page, paths.faq);
});

test("a visitor who opens another page while the request is being sent stays on that page", async ({
  page,
}) => {
  const email = newEmail();
  const answer = Promise.withResolvers<void>();
  await page.route("/", async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  await visit(page, paths.faq);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
  await page.keyboard.press("Escape");
  await follow(page, paths.terms);
  await expect(heading(page)).toBeFocused();
  answer.resolve();
  await expect.poll(() => kept(page)).toBe(0);
  await expect(page.locator("dialog button[type=submit]")).toBeEnabled();
  await expect(page).toHaveURL(paths.terms);
  expect(storedRequestsOf(email)).toHaveLength(1);
});
