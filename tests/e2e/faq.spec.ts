import { articleSlugs, commercialSlug, paths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { quoteDialog, waitForReact } from "#tests/support/quote-page.ts";

test("no group's heading lies over a question while one scrolls", async ({ page }) => {
  await page.goto(paths.faq);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
      const questions = () => boxes("main h3");
      let found = 0;
      for (let y = 0; y < document.body.scrollHeight; y += 100) {
        scrollTo({ top: y, behavior: "instant" });
        for (const { left, right, top, bottom } of boxes("main h2"))
          found += questions().filter(
            (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top,
          ).length;
      }
      return found;
    });
    expect(covered, `${width} px wide`).toBe(0);
  }
});

test("the index of answers narrows as one types, and offers the quote form when nothing fits", async ({
  page,
}) => {
  await page.goto(paths.faq);
  await waitForReact(page);
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: /Read full answer/ });
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug !== commercialSlug).length);
  const field = page.getByRole("searchbox");
  await field.fill("dvla");
  await expect(links).toHaveCount(articleSlugs.filter((slug) => slug.includes("dvla")).length);
  for (const nothing of ["zeppelin", "%"]) {
    await field.fill(nothing);
    await expect(links).toHaveCount(0);
  }
  await main
    .getByRole("button", { name: /quote|ask/i })
    .first()
    .click();
  await expect(quoteDialog(page)).toBeVisible();
});
