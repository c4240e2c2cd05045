import { pagePaths } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import config from "../../playwright.config.ts";

const { launchOptions } = config.use ?? {};

// The reader's own setting: media queries in rem follow it, which a style of the page could not make them do.
// Scrollbars take room away, as a mouse's do, and are left out of 100vw's reckoning.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

for (const width of [320, 390]) {
  test(`with text at twice its size no page moves sideways on a phone ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pagePaths) {
      await page.goto(path);
      const { room, taken, rem } = await page.evaluate(() => ({
        room: document.documentElement.clientWidth,
        taken: document.documentElement.scrollWidth,
        rem: getComputedStyle(document.documentElement).fontSize,
      }));
      expect(rem).toBe("32px");
      expect(room).toBeLessThan(width);
      expect.soft(taken, path).toBeLessThanOrEqual(room);
    }
  });

  test(`with text at twice its size the booking notice leaves most of a phone ${width} px wide to the page`, async ({
    page,
  }) => {
    const height = 568;
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto("/");
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
