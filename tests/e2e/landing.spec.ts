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
