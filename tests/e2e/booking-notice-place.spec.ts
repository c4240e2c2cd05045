import { bookingSource } from "#studio/studio.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import {
  installClock,
  noticeOn,
  pauseBeforeNotice,
  showNext,
} from "#tests/support/shown-booking-notice.ts";

test.skip(bookingSource !== "invented", "What others show depends on the day.");

test.beforeEach(async ({ page }) => {
  await installClock(page);
});

test("the notice stands elsewhere when the focus is where it would lie", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const notice = noticeOn(page);
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "In its way";
    button.style.cssText = "position: fixed; left: 60px; bottom: 60px; z-index: 9";
    document.querySelector("main")?.append(button);
    button.focus();
  });
  const button = page.getByRole("button", { name: "In its way" });
  await pauseBeforeNotice(page);
  await showNext(page, notice);
  await expect(button).toBeFocused();
  const [card, focused] = [await notice.boundingBox(), await button.boundingBox()];
  if (!card || !focused) throw new Error("one of them is not there");
  const beside = card.x >= focused.x + focused.width || card.x + card.width <= focused.x;
  expect(beside || card.y + card.height <= focused.y).toBe(true);
});

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
      const notice = noticeOn(page);
      await pauseBeforeNotice(page);
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
      const notice = noticeOn(page);
      await pauseBeforeNotice(page);
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
  const notice = noticeOn(page);
  await pauseBeforeNotice(page);
  await showNext(page, notice);
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
  const notice = noticeOn(page);
  await pauseBeforeNotice(page);
  await showNext(page, notice);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notice).toBeInViewport({ ratio: 1 });
});
