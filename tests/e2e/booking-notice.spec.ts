import type { Locator, Page } from "@playwright/test";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const text = /^.+ from .+just booked a wrap for (his|her|their) .+\d+ minutes ago( \(example\))?$/;

const start = new Date("2026-11-20T10:00:00Z").getTime();

test.skip(bookingSource !== "invented", "What others show depends on the day.");

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: start });
});

test("the notice shows at its time, goes, and comes again with new content", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  // From here on the clock is frozen between the steps.
  await page.clock.pauseAt(start + timings.first - 2000);
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
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  const opener = page.getByRole("banner").getByRole("button", { name: "Get a Quote" });
  await opener.focus();
  await page.clock.pauseAt(start + timings.first - 2000);
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

test("the notice stands elsewhere when the focus is where it would lie", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "In its way";
    button.style.cssText = "position: fixed; left: 60px; bottom: 60px; z-index: 9";
    document.querySelector("main")?.append(button);
    button.focus();
  });
  const button = page.getByRole("button", { name: "In its way" });
  await page.clock.pauseAt(start + timings.first - 2000);
  await showNext(page, notice);
  await expect(button).toBeFocused();
  const [card, focused] = [await notice.boundingBox(), await button.boundingBox()];
  if (!card || !focused) throw new Error("one of them is not there");
  const beside = card.x >= focused.x + focused.width || card.x + card.width <= focused.x;
  expect(beside || card.y + card.height <= focused.y).toBe(true);
});

test(
  "the notice stays while one points at it, and Escape sends it away for good",
  whole,
  async ({ page }) => {
    await page.goto("/");
    await waitForReact(page);
    const notice = page.getByRole("complementary", { name: "Recent booking" });
    await page.clock.pauseAt(start + timings.first - 2000);
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

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(
    `the notice lies over no swatch of the deck, ${width} px wide`,
    width === 390 ? {} : whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await waitForReact(page);
      await page.getByRole("group", { name: "Choose a film" }).first().scrollIntoViewIfNeeded();
      const notice = page.getByRole("complementary", { name: "Recent booking" });
      await page.clock.pauseAt(start + timings.first - 2000);
      await showNext(page, notice);
      const deck = page.getByRole("group", { name: "Choose a film" }).first();
      const [swatch, card] = [
        await deck.locator("label").first().boundingBox(),
        await notice.boundingBox(),
      ];
      if (!swatch || !card) throw new Error("one of them is not there");
      expect(card.y + card.height <= swatch.y || card.y >= swatch.y + swatch.height).toBe(true);
    },
  );
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1199, 800],
  [1440, 900],
] as const) {
  test(
    `the notice lies over no words of the first view nor the divider's grip, ${width} px wide`,
    width === 390 ? {} : whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await waitForReact(page);
      const notice = page.getByRole("complementary", { name: "Recent booking" });
      await page.clock.pauseAt(start + timings.first - 2000);
      await showNext(page, notice);
      const covered = await notice.evaluate((card) => {
        const place = card.getBoundingClientRect();
        const texts = [
          ...document.querySelectorAll(
            // What a chip's strip cuts off is not seen.
            "header :is(a, button), h1, h1 ~ * :is(p, button, span, svg):not(fieldset *)",
          ),
        ];
        return texts.filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const boxes = (text.matches("svg") ? text : range).getClientRects();
          return [...boxes].some(
            ({ left, right, top, bottom }) =>
              left < place.right && right > place.left && top < place.bottom && bottom > place.top,
          );
        }).length;
      });
      expect(covered).toBe(0);

      if (width >= 768) return;
      const car = await page.locator("main img").first().boundingBox();
      const card = await notice.boundingBox();
      if (!car || !card) throw new Error("one of them is not there");
      expect(card.y, "on the floor").toBeGreaterThan(car.y + 0.7 * car.height);
    },
  );
}

test("the notice scrolls with the page from where it was put", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  await page.clock.pauseAt(start + timings.first - 2000);
  await showNext(page, notice);
  await notice.evaluate((card) => Promise.all(card.getAnimations().map((one) => one.finished)));
  const before = await notice.boundingBox();
  await page.evaluate(() => scrollBy({ top: 150, behavior: "instant" }));
  await page.clock.runFor(100);
  const after = await notice.boundingBox();
  if (!before || !after) throw new Error("it is not there");
  expect([after.x, after.y]).toEqual([before.x, before.y - 150]);
});

test("the notice stays on the screen when the window is made smaller", whole, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await waitForReact(page);
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  await page.clock.pauseAt(start + timings.first - 2000);
  await showNext(page, notice);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test("other pages show no notice", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.clock.runFor(timings.first + timings.every);
  await expect(page.getByRole("complementary", { name: "Recent booking" })).toBeHidden();
});

/** The load itself took some of the clock's time, which the first notice is counted from. */
async function showNext(page: Page, notice: Locator) {
  test.setTimeout(120_000);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(notice).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [0], timeout: 90_000 });
}
