// Page changes that overtake one another, or are overtaken by what the visitor does: the address and the page agree at the end.

import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test, whole } from "#tests/support/browser-test.ts";
import { kept } from "#tests/support/fault-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";
import { pageAt } from "#tests/support/site.ts";
import {
  browserAges,
  follow,
  holdChunk,
  whatIsShown,
  whatShouldBeShown,
} from "#tests/support/slow-pages.ts";

const wholeLoads: keyof typeof browserAges = "a browser without the Navigation API";
const slug = articleSlugs[0];
const article = articlePath(slug);

for (const [age, make] of Object.entries(browserAges)) {
  test.describe(age, () => {
    test.beforeEach(({ page }) => page.addInitScript(make));

    if (age !== wholeLoads) {
      test("a slow page that was overtaken by another never shows", async ({ page, baseURL }) => {
        const release = await holdChunk(page, slug);
        await page.goto("/faq");
        await waitForReact(page);
        await follow(page, article);
        await follow(page, "/terms");
        await page.waitForURL("/terms");
        await expect(page.locator("h1")).toHaveText(/^Terms/);
        const arrived = page.waitForEvent("requestfinished", (one) => one.url().includes(slug));
        release();
        await arrived;
        await page.evaluate(
          () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
        );
        expect(await whatIsShown(page)).toEqual(
          whatShouldBeShown(pageAt("/terms"), baseURL as string),
        );
      });
    }

    test(
      "a request sent while another page is on its way ends on the thank-you page",
      age === wholeLoads ? {} : whole,
      async ({ page, baseURL }) => {
        const email = newEmail();
        const release = await holdChunk(page, slug);
        await page.goto("/faq");
        await waitForReact(page);
        if (age !== wholeLoads) await follow(page, article);
        await openQuoteDialog(page);
        await fillIn(page, email);
        await submitButton(page).click();
        await page.waitForURL(paths.thankYou);
        release();
        await page.waitForLoadState("networkidle");
        // A busy machine shows the page a moment after its address.
        await expect
          .poll(() => whatIsShown(page))
          .toEqual(whatShouldBeShown(pageAt(paths.thankYou), baseURL as string));
        expect(storedRequestsOf(email)).toHaveLength(1);
      },
    );
  });
}

test("the address changes with the page, and a step back before that stays where it was", async ({
  page,
}) => {
  const release = await holdChunk(page, slug);
  await page.goto("/faq");
  await waitForReact(page);
  await follow(page, article);
  expect(new URL(page.url()).pathname).toBe("/faq");
  release();
  await expect(page).toHaveURL(article);
});

test("a visitor who has gone to another page while the request is sent stays there", async ({
  page,
}) => {
  const email = newEmail();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("/", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
  await page.keyboard.press("Escape");
  await follow(page, "/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  answer();
  await expect.poll(() => kept(page)).toBe(0);
  await expect(page.locator("dialog button[type=submit]")).toBeEnabled();
  await expect(page).toHaveURL("/terms");
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("a choice made just before a click on a link neither stops the click nor follows it", async ({
  page,
}) => {
  const release = await holdChunk(page, "terms");
  await page.goto(articlePath("colour-and-finish-options"));
  await waitForReact(page);
  await page.clock.install();
  await page.locator("#visualiser label", { hasText: "Van" }).first().click();
  await follow(page, "/terms");
  await page.clock.runFor(2_000);
  release();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
