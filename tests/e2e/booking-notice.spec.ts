import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import {
  installClock,
  noticeOn,
  pauseBeforeNotice,
  showNext,
} from "#tests/support/shown-booking-notice.ts";

const text = /^.+ from .+just booked a wrap for (his|her|their) .+\d+ minutes ago( \(example\))?$/;

test.skip(bookingSource !== "invented", "What others show depends on the day.");

test.beforeEach(async ({ page }) => {
  await installClock(page);
});

test("the notice shows at its time, goes, and comes again with new content", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = noticeOn(page);
  await pauseBeforeNotice(page);
  await expect(notice).toBeHidden();
  await showNext(page, notice);
  await expect(notice).toHaveText(text);
  const first = await notice.textContent();

  await page.clock.runFor(timings.visible - 100);
  await expect(notice).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice).toBeHidden();

  await page.clock.runFor(timings.every - timings.visible - 100);
  await expect(notice).toBeHidden();
  await page.clock.runFor(100);
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).not.toBe(first);
});

test("a dismissed notice stays away for the browser session and leaves the focus alone", async ({
  page,
}) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = noticeOn(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.focus();
  await pauseBeforeNotice(page);
  await showNext(page, notice);
  await expect(opener).toBeFocused();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await waitForReact(page);
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
});

test(
  "the notice stays while one points at it, and Escape sends it away for good",
  whole,
  async ({ page }) => {
    await page.goto("/");
    await waitForReact(page);
    const notice = noticeOn(page);
    await pauseBeforeNotice(page);
    await showNext(page, notice);
    await notice.hover();
    await page.clock.runFor(3 * timings.visible);
    await expect(notice).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice).toBeHidden();
    await page.clock.runFor(2 * timings.every);
    await expect(notice).toBeHidden();
  },
);

test("other pages show no notice", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.clock.runFor(timings.first + timings.every);
  await expect(noticeOn(page)).toBeHidden();
});
