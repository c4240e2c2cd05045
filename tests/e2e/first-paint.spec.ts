// What a page does before its first paint and what only after it.

import { expect, test, whole } from "#tests/support/browser-test.ts";
import { statusOfHeadlineFace } from "#tests/support/headline-face.ts";

const questions = "#questions";

test("until the boot script has come, what lies below the first view is not laid out; then all of it is", async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/boot-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const laidOut = () =>
    page
      .locator(questions)
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(laidOut).toBe(false);
  letThrough();
  await expect.poll(laidOut).toBe(true);
});

test("a page that is reloaded far down shows the same place again", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-whole");
  const place = () =>
    page.locator(questions).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await page.locator(questions).evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const before = await place();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-whole");
  await expect.poll(place).toBe(before);
});

test(
  "on no phone the landing page's heading takes up other room once the headline face has come",
  whole,
  async ({ page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const heights = async (face: "loaded" | "error") => {
      await page.goto("/");
      await expect.poll(() => statusOfHeadlineFace(page)).toBe(face);
      const measured = [];
      for (const width of [
        320, 344, 353, 360, 375, 384, 390, 393, 402, 411, 412, 414, 428, 430, 600,
      ]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.getByRole("heading", { level: 1 }).boundingBox();
        measured.push(`${width}: ${box?.height.toFixed(0)}`);
      }
      return measured;
    };
    // In this order: a face that has come once is taken from the browser's memory.
    await page.route(/\.woff2$/, (route) => route.abort());
    const without = await heights("error");
    await page.unroute(/\.woff2$/);
    expect(await heights("loaded")).toEqual(without);
  },
);
