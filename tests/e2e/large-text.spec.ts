import type { Locator } from "@playwright/test";
import { bookingSource } from "#studio/studio.ts";
import { noticeOn, showNotice } from "#tests/support/booking-notice.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import { doubleText } from "#tests/support/text-size.ts";
import config from "../../playwright.config.ts";

// Scrollbars take room away, as a mouse's do.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

test("with text at twice its size a phone holds the bar, the booking notice and the quote dialog", async ({
  page,
}) => {
  const height = 568;
  await page.setViewportSize({ width: 390, height });
  await page.clock.install();
  await page.goto("/");
  await doubleText(page);
  await waitForReact(page);
  const notice = noticeOn(page);
  if (bookingSource === "invented") await showNotice(page);
  const bar = page.getByRole("banner");
  const opener = bar.getByRole("button", { name: "Get a Quote" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height });
    const lines = await opener.evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await expectWithin(opener, bar);
    // What others show depends on the day.
    if (bookingSource !== "invented") continue;
    await expectWithin(notice.getByRole("button", { name: "Dismiss" }), notice);
    const card = await notice.boundingBox();
    expect(card?.height).toBeLessThanOrEqual(0.4 * height);
    expect((card?.x ?? 0) + (card?.width ?? width)).toBeLessThanOrEqual(width);
  }
  const dialog = await openQuoteDialog(page);
  const [room, taken] = await dialog.evaluate((it) => [it.clientWidth, it.scrollWidth]);
  expect(taken).toBe(room);
});

async function expectWithin(inner: Locator, outer: Locator) {
  const [within, around] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!within || !around) throw new Error("one of them takes up no room");
  expect(within.x).toBeGreaterThanOrEqual(around.x);
  expect(within.x + within.width).toBeLessThanOrEqual(around.x + around.width);
  expect(Math.round(within.height)).toBeLessThanOrEqual(Math.round(around.height));
}
