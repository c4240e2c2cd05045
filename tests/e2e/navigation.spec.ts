import { articlePath, articleSlugs } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

test("an unknown path answers 404 with the 404 page, loaded or reached inside the site", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  for (const path of ["/nothing-here", "/faq/unknown-article", "/%C3%A9%20odd"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await waitForReact(page);
    await expect(page).toHaveTitle("Page Not Found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("a page reached inside the site has its title, description, canonical, focus and top", async ({
  page,
  baseURL,
}) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  const path = articlePath(articleSlugs[0]);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  const inside = await headOf(page);
  await page.goto(path);
  await waitForReact(page);
  expect(inside).toEqual(await headOf(page));
});

test("back and forward restore the place", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  const link = page.locator('main a[href^="/faq/"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
});

test("the legal pages show the visitor's today, whenever they were built", async ({ page }) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.clock.setFixedTime(new Date("2031-02-03T12:00:00Z"));
    await page.goto(path);
    await expect(page.getByText("Effective date: 3 February 2031")).toBeVisible();
  }
});

function headOf(page: import("@playwright/test").Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
    titles: document.querySelectorAll("title").length,
    canonicals: document.querySelectorAll('link[rel="canonical"]').length,
  }));
}
