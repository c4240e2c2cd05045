import type { PictureSource } from "#facts/picture-source.ts";
import { pictures } from "#studio/pictures.ts";
import { portfolio } from "#studio/portfolio.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

const { "car-default": carDefault, "portfolio-van": portfolioVan } = pictures as Record<
  "car-default" | "portfolio-van",
  PictureSource
>;

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

test("a click anywhere on a service, process or step card opens the quote dialog, a key too", async ({
  page,
}) => {
  // High enough for the whole of each card below the bar.
  await page.setViewportSize({ width: 1280, height: 1200 });
  // The booking notice would come over a corner.
  await page.addInitScript(() => sessionStorage.setItem("booking-notice-dismissed", "yes"));
  await page.goto("/");
  await waitForReact(page);
  const cards = page
    .locator("#services, #our-process, #three-steps")
    .locator("xpath=ancestor::section")
    .locator(":is(article, li):has(button)");
  await expect(cards).toHaveCount(13);
  for (const [index, card] of (await cards.all()).entries()) {
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (!box) throw new Error("the card takes up no room");
    // In turn at either end; the right one of the fleet card is folded away.
    await page.mouse.click(box.x + 3, box.y + (index % 2 ? 3 : box.height - 3));
    await expect(quoteDialog(page), await card.innerText()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toBeHidden();
  }
  await cards.last().getByRole("button").press("Enter");
  await expect(quoteDialog(page)).toBeVisible();
});
