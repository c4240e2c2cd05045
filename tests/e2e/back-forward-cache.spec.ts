// The browser keeps a page that was left as it stands, and shows it again at once.

import type { Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { test as base, expect } from "#tests/support/browser-test.ts";
import { openQuoteDialog, waitForReact } from "#tests/support/quote-page.ts";

/** Playwright's browser keeps no page but by this. */
const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(await browser.newContext({ baseURL: baseURL as string }));
    await browser.close();
  },
});

test("the landing page with the booking notice and unsent values is shown again as it was left", async ({
  page,
}) => {
  await page.clock.install();
  // On a busy machine the browser gives up a page now and then; one that it may not keep, each time.
  await expect(async () => {
    await page.goto(paths.landing);
    await waitForReact(page);
    // What others show depends on the day.
    if (bookingSource === "invented") {
      await page.clock.runFor(bookingNoticeTimings.first);
      await expect(page.getByRole("complementary", { name: "Recent booking" })).toBeVisible();
    }
    const dialog = await openQuoteDialog(page);
    await dialog.getByLabel("First name").fill("Ada");
    await page.keyboard.press("Escape");
    await leaveAndReturn(page);
  }).toPass({ timeout: 50_000 });
  await expect(page.locator("dialog [name=firstName]")).toHaveValue("Ada");
});

/** Goes to another document and back, and fails where the browser had to load the page anew. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto("/robots.txt");
  await page.goBack({ waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), {
      timeout: 4_000,
    })
    .toBe(true);
}
