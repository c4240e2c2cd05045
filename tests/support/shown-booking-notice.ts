// The booking notice in a browser, on a clock that the test sets ahead.

import type { Locator, Page } from "@playwright/test";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { expect, test } from "./browser-test.ts";

const start = new Date("2026-11-20T10:00:00Z").getTime();

/** Before the page is opened. */
export const installClock = (page: Page) => page.clock.install({ time: start });

export const noticeOn = (page: Page) => page.getByRole("complementary", { name: "Recent booking" });

/** From here on the clock is frozen between the steps. */
export const pauseBeforeNotice = (page: Page) => page.clock.pauseAt(start + timings.first - 2000);

/** Resolves when it stands still. The load itself took some of the clock's time, which the first notice is counted from. */
export async function showNext(page: Page, notice: Locator) {
  test.setTimeout(120_000);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(notice).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [0], timeout: 90_000 });
  await notice.evaluate((card) => Promise.all(card.getAnimations().map((one) => one.finished)));
}
