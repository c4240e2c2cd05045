// The booking notice in a browser whose clock the test moves.

import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

export const noticeOn = (page: Page) => page.getByRole("complementary", { name: "Recent booking" });

/** Moves the clock on until a notice shows: the load took some of its time, which the first is counted from. */
export async function showNotice(page: Page): Promise<Locator> {
  const notice = noticeOn(page);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [0] });
  return notice;
}
