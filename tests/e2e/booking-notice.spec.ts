import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const text = /^.+ from .+just booked a wrap for (his|her|their) .+\d+ minutes ago$/;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("the notice shows at its time, goes, and comes again with new content", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });

  await page.clock.runFor(timings.first - 1000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(1000);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(text);
  const first = await notice.textContent();
  await page.clock.runFor(timings.visible);
  await expect(notice).toBeHidden();

  await page.clock.runFor(timings.every - timings.visible - 200);
  await expect(notice).toBeHidden();
  await page.clock.runFor(400);
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).not.toBe(first);
});

test("a dismissed notice stays away for the browser session and leaves the focus alone", async ({
  page,
}) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.focus();
  await page.clock.runFor(timings.first + 100);
  await expect(notice).toBeVisible();
  await expect(opener).toBeFocused();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
  await page.reload();
  await waitForReact(page);
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
});

test("other pages show no notice", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.clock.runFor(timings.first + timings.every);
  await expect(page.getByRole("complementary", { name: "Recent booking" })).toBeHidden();
});
