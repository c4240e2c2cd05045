// The browser keeps a page that was left as it stands, and shows it again at once.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { test as base, expect, whole } from "#tests/support/browser-test.ts";
import { openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

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

const states: Record<string, (page: Page) => Promise<void>> = {
  "as it came": async () => {},
  "with unsent values": async (page) => {
    const dialog = await openQuoteDialog(page);
    await dialog.getByLabel("First name").fill("Ada");
  },
  "after the dialog was closed": async (page) => {
    const dialog = await openQuoteDialog(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  },
};

for (const path of [paths.landing, articlePath("car-wrap-prices-uk")]) {
  for (const [state, reach] of Object.entries(states)) {
    test(
      `${path} ${state} is shown again as it was left`,
      path === paths.landing ? {} : whole,
      async ({ page }) => {
        await untilKept(async () => {
          await page.goto(path);
          await waitForReact(page);
          await reach(page);
          await leaveAndReturn(page);
        });
        const typed = quoteDialog(page).getByLabel("First name");
        if (state === "with unsent values") await expect(typed).toHaveValue("Ada");
      },
    );
  }
}

test("a page that shows the booking notice is shown again as it was left", async ({ page }) => {
  test.skip(bookingSource !== "invented", "What others show depends on the day.");
  await page.clock.install();
  await untilKept(async () => {
    await page.goto(paths.landing);
    await waitForReact(page);
    await page.clock.runFor(bookingNoticeTimings.first);
    await expect(page.getByRole("complementary", { name: "Recent booking" })).toBeVisible();
    await leaveAndReturn(page);
  });
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

/** On a busy machine the browser gives up a page now and then; one that it may not keep, each time. */
function untilKept(visit: () => Promise<void>) {
  return expect(visit).toPass({ timeout: 50_000 });
}
