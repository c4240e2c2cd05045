import { paths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`no group's heading lies over a question while one scrolls, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.faq);
    const covered = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
      const questions = () => boxes("main h3");
      let found = 0;
      for (let y = 0; y < document.body.scrollHeight; y += 100) {
        scrollTo({ top: y, behavior: "instant" });
        for (const { left, right, top, bottom } of boxes("main h2"))
          found += questions().filter(
            (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top,
          ).length;
      }
      return found;
    });
    expect(covered).toBe(0);
  });
}
