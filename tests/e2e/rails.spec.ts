import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

test("on a phone rails scroll by key and to a focused card, and the page never sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForReact(page);
  for (const name of ["Portfolio", "Testimonials"]) {
    const rail = page.getByRole("list", { name });
    await rail.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => rail.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "Get a quote: Book Your Slot" }).focus();
  await page.keyboard.press("Tab");
  const button = page.getByRole("button", { name: "Get a quote: Prep & Install" });
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
