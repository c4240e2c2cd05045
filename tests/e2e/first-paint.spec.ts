// What is laid out when: below the first view nothing before the first paint, all of it soon after, and for good.

import { expect, test } from "#tests/support/browser-test.ts";

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
