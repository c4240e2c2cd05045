// Position of the booking notice. Its times and texts are tested beside the code.

import type { Page } from "@playwright/test";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { doubleText } from "./support/accessibility.ts";
import { expect, test } from "./support/browser-test.ts";
import { showNotice } from "./support/landing-page.ts";
import { visit, waitForReact } from "./support/quote-page.ts";

/** Opens the landing page and stops the clock shortly before the first notice. */
async function openPage(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await visit(page, "/");
  await page.clock.pauseAt(new Date("2026-11-20T10:00:13Z"));
}

test("the notice stays at the lower left on scroll, takes no focus, and once dismissed does not return", async ({
  page,
}) => {
  await openPage(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.focus();
  const notice = await showNotice(page);
  await notice.evaluate((card) =>
    Promise.all(card.getAnimations().map((animation) => animation.finished)),
  );
  for (const [size, left, below, height] of [
    [{ width: 1440, height: 900 }, 100, 40, 130],
    [{ width: 360, height: 640 }, 1, 1, 70],
  ] as const) {
    await page.setViewportSize(size);
    const place = await notice.boundingBox();
    if (!place) throw new Error("the notice is not displayed");
    expect(place.x).toBeLessThan(left);
    expect(size.height - place.y - place.height).toBeLessThan(below);
    expect(place.height).toBeLessThan(height);
    await page.evaluate(() => scrollBy({ top: 150, behavior: "instant" }));
    await page.clock.runFor(100);
    expect(await notice.boundingBox()).toEqual(place);
  }
  // On a phone, name and job share a line, with the time below.
  expect(await notice.innerText()).toMatch(
    /^.+ from .+just booked a wrap for (his|her|their) .+\n\s*\d+ minutes ago( \(example\))?$/s,
  );
  await expect(opener).toBeFocused();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await page.clock.resume();
  await page.reload();
  await waitForReact(page);
  await page.clock.runFor(3 * timings.every);
  await expect(notice).toBeHidden();
});

test("with text at 200 per cent the notice fits a narrow phone and covers at most two fifths of its height", async ({
  page,
}) => {
  await openPage(page);
  const [width, height] = [320, 568];
  await page.setViewportSize({ width, height });
  await doubleText(page);
  const notice = await showNotice(page);
  const card = await notice.boundingBox();
  const button = await notice.getByRole("button", { name: "Dismiss" }).boundingBox();
  if (!card || !button) throw new Error("card or button is not displayed");
  expect(card.height).toBeLessThanOrEqual(0.4 * height);
  expect(card.x + card.width).toBeLessThanOrEqual(width);
  expect(button.x + button.width).toBeLessThanOrEqual(card.x + card.width);
});
