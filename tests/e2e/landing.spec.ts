// The landing page's cards, scrolling lists and portfolio pictures.

import { portfolio as words } from "#content/landing/portfolio.ts";
import { services } from "#content/landing/services.ts";
import type { PictureSource } from "#facts/picture-source.ts";
import { pictures } from "#studio/pictures.ts";
import { portfolio } from "#studio/portfolio.ts";
import { expect, test } from "./support/browser-test.ts";
import { quoteDialog, visit } from "./support/quote-page.ts";

const { "car-default": carDefault, "portfolio-van": portfolioVan } = pictures as Record<
  "car-default" | "portfolio-van",
  PictureSource
>;

test("a project's picture that fails to load is replaced once by the default car", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const asked: string[] = [];
  const isOf = (picture: PictureSource) => (url: string | URL) =>
    `${picture.avif}, ${picture.webp}`.includes(`${new URL(url).pathname} `);
  for (const picture of [portfolioVan, carDefault]) {
    await page.route(isOf(picture), (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
  }
  await visit(page, "/");
  const project = page.getByRole("heading", {
    name: portfolio.find(({ id }) => id === "van")?.title ?? "",
  });
  await project.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter(isOf(carDefault)).length).toBe(1);
  const picture = page.locator("li", { has: project }).locator("img");
  await expect(picture).toHaveAttribute("alt", words.fallbackAlt);
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOf(portfolioVan))).toHaveLength(1);
  expect(asked.filter(isOf(carDefault))).toHaveLength(1);
});

test("a click at the edge of a card or Enter on a card's button opens the quote dialog, while the fleet card's link leads to its article", async ({
  page,
}) => {
  // Tall enough to show each whole card below the bar.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await visit(page, "/");
  const cardsOf = (id: string) =>
    page.locator(id).locator("xpath=ancestor::section").locator(":is(article, li):has(button)");
  for (const [id, count, edge] of [
    ["#services", 4, "top"],
    ["#our-process", 6, "bottom"],
    ["#three-steps", 3, "top"],
  ] as const) {
    await expect(cardsOf(id)).toHaveCount(count);
    const card = cardsOf(id).last();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (!box) throw new Error("the card is not displayed");
    await page.mouse.click(box.x + 3, edge === "top" ? box.y + 3 : box.y + box.height - 3);
    await expect(quoteDialog(page), id).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toBeHidden();
  }
  await cardsOf("#three-steps").last().getByRole("button").press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: services.fleet.link.text }).click();
  await expect(page).toHaveURL(services.fleet.link.to);
});

test("portfolio and testimonials scroll by arrow key on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  for (const name of ["Portfolio", "Testimonials"]) {
    const rail = page.getByRole("list", { name });
    await rail.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => rail.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  }
});
