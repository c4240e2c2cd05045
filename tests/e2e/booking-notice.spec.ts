import type { Page } from "@playwright/test";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { noticeOn, showNotice } from "#tests/support/booking-notice.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

test.skip(bookingSource !== "invented", "What others show depends on the day.");

/** Opens the landing page on a clock that stands still short of the first notice. */
async function openPage(page: Page, size = { width: 1280, height: 720 }) {
  await page.setViewportSize(size);
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await page.goto("/");
  await waitForReact(page);
  await page.clock.pauseAt(new Date("2026-11-20T10:00:13Z"));
}

test("the notice comes, goes, comes again with other words, and once dismissed stays away", async ({
  page,
}) => {
  await openPage(page);
  const notice = noticeOn(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.focus();
  await expect(notice).toBeHidden();
  await showNotice(page);
  await expect(notice).toHaveText(
    /^.+ from .+just booked a wrap for (his|her|their) .+\d+ minutes ago( \(example\))?$/,
  );
  const first = await notice.textContent();
  await page.clock.runFor(timings.visible);
  await expect(notice).toBeHidden();
  await page.clock.runFor(timings.every - timings.visible);
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).not.toBe(first);
  await expect(opener).toBeFocused();

  await notice.getByRole("button", { name: "Dismiss" }).click();
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await waitForReact(page);
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
});

for (const size of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`the notice stays at the lower left while the page scrolls, ${size.width} px wide`, async ({
    page,
  }) => {
    await openPage(page, size);
    await showNotice(page);
    const notice = noticeOn(page);
    await notice.evaluate((card) =>
      Promise.all(card.getAnimations().map((animation) => animation.finished)),
    );
    const place = await notice.boundingBox();
    if (!place) throw new Error("the notice is not there");
    const narrow = size.width < 768;
    expect(place.x).toBeLessThan(narrow ? 1 : 100);
    expect(size.height - place.y - place.height).toBeLessThan(narrow ? 1 : 40);
    expect(place.height).toBeLessThan(narrow ? 70 : 130);
    // Who and what share a line on a phone; when is told on a line below.
    expect(await notice.innerText()).toMatch(/\n\s*\d+ minutes ago/);
    await page.evaluate(() => scrollBy({ top: 150, behavior: "instant" }));
    await page.clock.runFor(100);
    expect(await notice.boundingBox()).toEqual(place);
  });
}

test("the notice comes at its next time when its lists could not be fetched at first", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  let tries = 0;
  await page.route(/\/assets\/booking-notice-[^/]+\.js/, (route) =>
    tries++ === 0 ? route.abort() : route.continue(),
  );
  await openPage(page);
  await page.clock.runFor(timings.first);
  await expect(noticeOn(page)).toBeHidden();
  await expect.poll(() => tries).toBe(2);
  await showNotice(page);
});
