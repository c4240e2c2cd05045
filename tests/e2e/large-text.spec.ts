import { pagePaths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
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
}
