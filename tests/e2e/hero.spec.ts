import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

test("the divider moves by keyboard and says how much of the car is in film", async ({ page }) => {
  await page.goto("/");
  await waitForReact(page);
  const divider = page.getByRole("slider");
  const before = await divider.getAttribute("aria-valuetext");
  await divider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(divider).not.toHaveAttribute("aria-valuetext", before ?? "");
});

test("on a wide screen the divider stays beside the words, and a drag takes it back from its ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await waitForReact(page);
  const divider = page.getByRole("slider");
  const words = await page.locator("main p").first().boundingBox();
  const button = await page.getByRole("button", { name: "Get My Free Quote Now" }).boundingBox();
  const box = await divider.boundingBox();
  if (!words || !button || !box) throw new Error("no room taken up");
  expect(box.x).toBeGreaterThanOrEqual(words.x + words.width);
  expect(box.x).toBeGreaterThanOrEqual(button.x + button.width);
  for (const [key, from] of [
    ["End", box.x + 28],
    ["Home", box.x + box.width - 28],
  ] as const) {
    await divider.press(key);
    await page.mouse.move(from, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(divider).toHaveAttribute("aria-valuetext", /^(49|5[01]) % in /);
  }
});

for (const isMobile of [false, true]) {
  test.describe(isMobile ? "by finger" : "by mouse", () => {
    test.use(isMobile ? { viewport: { width: 390, height: 844 }, isMobile, hasTouch: true } : {});

    test("the divider needs no drag: it goes to where one presses", async ({ page }) => {
      await page.goto("/");
      await waitForReact(page);
      const divider = page.getByRole("slider");
      await divider.scrollIntoViewIfNeeded();
      const box = await divider.boundingBox();
      if (!box) throw new Error("the divider takes up no room");
      const [x, y] = [box.x + 0.3 * box.width, box.y + box.height / 3];
      await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      // The film's share counts from the right.
      await expect(divider).toHaveAttribute("aria-valuetext", /^(69|7[012]) % in /);
    });
  });
}

for (const [width, height] of [
  [1366, 650],
  [1366, 768],
  [1440, 900],
] as const) {
  test(`headline, car and the whole deck are the first view, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await waitForReact(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const deck = page.getByRole("group", { name: "Choose a film" }).first();
    await expect(deck.locator("label").first()).toBeInViewport({ ratio: 1 });
    await expect(deck.getByRole("link")).toBeInViewport({ ratio: 1 });
  });
}
