// Back navigation at any moment, and on pages that extensions have changed.

import { paths } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { pageAt } from "#tests/support/site.ts";
import { expect, test } from "./support/browser-test.ts";
import { noticeOn } from "./support/landing-page.ts";
import { openQuoteDialog, waitForReact } from "./support/quote-page.ts";
import { follow, holdChunk, whatIsShown, whatShouldBeShown } from "./support/slow-pages.ts";

test("going back before React starts shows the page of the address once it has", async ({
  page,
  baseURL,
}) => {
  await page.goto(paths.terms);
  await waitForReact(page);
  await follow(page, paths.privacy);
  await expect(page.locator("h1")).toHaveText(/^Privacy/);
  await page.goto(paths.faq);
  const release = await holdChunk(page, "entry.client");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL(paths.terms);
  release();
  await waitForReact(page);
  await expect(page.locator("h1")).toHaveText(/^Terms/);
  expect(await whatIsShown(page)).toEqual(
    whatShouldBeShown(pageAt(paths.terms), baseURL as string),
  );
});

/** Enables the back/forward cache, which Playwright switches off. */
const inKeepingBrowser = test.extend({
  context: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(await browser.newContext({ baseURL: baseURL as string }));
    await browser.close();
  },
});

inKeepingBrowser(
  "the landing page with the booking notice and unsent values returns unchanged from the bfcache",
  async ({ page }) => {
    await page.clock.install();
    // On a busy machine the browser sometimes evicts a page; one that cannot be cached fails each time.
    await expect(async () => {
      await page.goto(paths.landing);
      await waitForReact(page);
      await page.clock.runFor(bookingNoticeTimings.first);
      await expect(noticeOn(page)).toBeVisible();
      const dialog = await openQuoteDialog(page);
      await dialog.getByLabel("First name").fill("Ada");
      await page.keyboard.press("Escape");
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      const wasKept = () => page.evaluate(() => (window as { persisted?: boolean }).persisted);
      await expect.poll(wasKept, { timeout: 4_000 }).toBe(true);
    }).toPass({ timeout: 50_000 });
    await expect(page.locator("dialog [name=firstName]")).toHaveValue("Ada");
  },
);

test("parts of the page removed by an extension leave no blank page on navigation", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/NotFoundError|removeChild/);
  await page.goto(paths.landing);
  await waitForReact(page);
  await page.evaluate(() => {
    document.querySelector("main > section")?.remove();
    document.querySelector("footer")?.remove();
  });
  await follow(page, paths.terms);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Terms/);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(await openQuoteDialog(page)).toBeVisible();
});
