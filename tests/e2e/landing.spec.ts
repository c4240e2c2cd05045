import type { PictureSource } from "#facts/picture-source.ts";
import { carDefault } from "#studio/pictures/car-default.ts";
import { portfolioVan } from "#studio/pictures/portfolio-van.ts";
import { portfolio } from "#studio/portfolio.ts";
import { reviews } from "#studio/reviews.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

test("of the six questions none is open at first, at most one later, and a click closes it", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Frequently Asked Questions" }),
  });
  const items = section.locator("details");
  const open = section.locator("details[open]");
  await expect(items).toHaveCount(6);
  await expect(open).toHaveCount(0);
  await items.nth(1).locator("summary").click();
  await items.nth(4).locator("summary").click();
  await expect(open).toHaveCount(1);
  await expect(items.nth(4)).toHaveAttribute("open", "");
  await items.nth(4).locator("summary").click();
  await expect(open).toHaveCount(0);
});

test("a project's picture that cannot be loaded is replaced once by the default car", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  test.skip(portfolioVan.fallback === carDefault.fallback, "One picture stands in both places.");
  const asked: string[] = [];
  const isOf = (picture: PictureSource) => (url: string | URL) =>
    `${picture.avif}, ${picture.webp}`.includes(`${new URL(url).pathname} `);
  for (const picture of [portfolioVan, carDefault]) {
    await page.route(isOf(picture), (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
  }
  await page.goto("/");
  await waitForReact(page);
  const project = page.getByRole("heading", {
    name: portfolio.find(({ id }) => id === "van")?.title ?? "",
  });
  await project.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter(isOf(carDefault)).length).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOf(portfolioVan))).toHaveLength(1);
  expect(asked.filter(isOf(carDefault))).toHaveLength(1);
});

test("each testimonial's stars are read out as a rating", async ({ page }) => {
  await page.goto("/");
  const ratings = reviews.map(({ rating }) => `${rating} out of 5`);
  for (const name of new Set(ratings)) {
    const count = ratings.filter((rating) => rating === name).length;
    await expect(page.getByRole("img", { name })).toHaveCount(count);
  }
});

test("a process card opens the quote dialog by keyboard", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Our Meticulous Process" }),
  });
  await section.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(
    `a click on the strip or an edge of any of the three steps opens the quote dialog at ${width} px`,
    width === 390 ? {} : whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await waitForReact(page);
      // Until all of the page is laid out, what is above the steps takes up another height.
      await expect(page.locator("html")).toHaveAttribute("data-whole");
      const section = page.locator("section", {
        has: page.getByRole("heading", { name: "A 3-Step Process" }),
      });
      const steps = section.getByRole("listitem");
      await expect(steps).toHaveCount(3);
      for (const step of await steps.all()) {
        for (const place of [step, step.getByRole("paragraph").first()]) {
          await place.scrollIntoViewIfNeeded();
          const box = await place.boundingBox();
          if (!box) throw new Error("the step takes up no room");
          for (const [x, y] of [
            [2, 2],
            [box.width - 2, box.height - 2],
          ] as const) {
            await page.mouse.click(box.x + x, box.y + y);
            await expect(quoteDialog(page), `${x}, ${y}`).toBeVisible();
            await page.keyboard.press("Escape");
            await expect(quoteDialog(page)).toBeHidden();
          }
        }
      }
    },
  );
}

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

test("on a phone a card whose button takes the focus comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/");
  await waitForReact(page);
  await page.getByRole("button", { name: "Get a quote: Book Your Slot" }).focus();
  await page.keyboard.press("Tab");
  const button = page.getByRole("button", { name: "Get a quote: Prep & Install" });
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test("on a phone a mark below a rail goes along with it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForReact(page);
  const rail = page.getByRole("list", { name: "Portfolio" });
  await rail.scrollIntoViewIfNeeded();
  const mark = () =>
    rail.evaluate(
      ({ parentElement }) =>
        parentElement && getComputedStyle(parentElement, "::after").backgroundPositionX,
    );
  await expect.poll(mark).toBe("0%");
  await rail.evaluate((list) => list.scrollTo({ left: 9_999, behavior: "instant" }));
  await expect.poll(mark).toBe("100%");
});

test("on a phone the rails scroll by keyboard, and the page never sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForReact(page);
  for (const name of ["Portfolio", "Testimonials"]) {
    const rail = page.getByRole("list", { name });
    await rail.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => rail.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
