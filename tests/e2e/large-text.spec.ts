import { articlePath } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { doubleText } from "#tests/support/large-text.ts";
import { openQuoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import config from "../../playwright.config.ts";

// Scrollbars take room away, as a mouse's do.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

test("with text at twice its size the quote dialog fits a phone 320 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await doubleText(page);
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  const [room, taken] = await dialog.evaluate((it) => [it.clientWidth, it.scrollWidth]);
  expect(taken).toBe(room);
});

for (const width of [320, 390]) {
  test(`with text at twice its size the booking notice leaves most of a phone ${width} px wide to the page`, async ({
    page,
  }) => {
    test.skip(bookingSource !== "invented", "What others show depends on the day.");
    const height = 568;
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto("/");
    await doubleText(page);
    await waitForReact(page);
    const notice = page.getByRole("complementary", { name: "Recent booking" });
    await page.clock.runFor(bookingNoticeTimings.first);
    await expect(notice).toBeVisible();
    const card = await notice.boundingBox();
    expect(card?.height).toBeLessThanOrEqual(0.4 * height);
    const button = await notice.getByRole("button", { name: "Dismiss" }).boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual(card?.x ?? 0);
    const right = (box: typeof card) => (box ? box.x + box.width : Number.NaN);
    expect(right(button)).toBeLessThanOrEqual(right(card));
    expect(right(card)).toBeLessThanOrEqual(width);
  });
}

for (const width of [320, 390]) {
  test(`with text at twice its size the bar of a phone ${width} px wide holds its button in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/");
    await doubleText(page);
    const bar = await page.getByRole("banner").boundingBox();
    const button = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
    const lines = await button.evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    const box = await button.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(bar?.height ?? 0);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

for (const article of [
  "car-wrap-prices-uk",
  "colour-and-finish-options",
  "wrap-panel-repair-or-replace",
] as const) {
  test(`a style that doubles the size of text leaves no phone page of ${article} to be moved sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(articlePath(article));
    // Unlike the reader's own setting, queries of the window's width know nothing of it.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const [room, taken] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return [clientWidth, scrollWidth];
    });
    expect(taken).toBe(room);
    const menu = await page.getByRole("banner").getByRole("button", { name: "Menu" }).boundingBox();
    const name = page.getByRole("banner").getByRole("link", { name: "home" });
    const end = await name.evaluate((it) => it.getBoundingClientRect().x + it.scrollWidth);
    expect(end).toBeLessThanOrEqual(menu?.x ?? 0);
  });
}
