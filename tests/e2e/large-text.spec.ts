import { pagePaths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import config from "../../playwright.config.ts";

const { launchOptions } = config.use ?? {};

// The reader's own setting: media queries in rem follow it, which a style of the page could not make them do.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
});

test("with text at twice its size no page moves sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of pagePaths) {
    await page.goto(path);
    const [width, rem] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.documentElement).fontSize,
    ]);
    expect(rem).toBe("32px");
    expect(width, path).toBeLessThanOrEqual(390);
  }
});
