// Pages loaded directly and by client-side navigation: same head, focus, scroll position and styles.

import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { expect, test } from "./support/browser-test.ts";
import { visit, waitForReact } from "./support/quote-page.ts";
import { follow, hold, watchLoads } from "./support/slow-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a link to an unknown path loads the 404 page with status 404, and the link back to the landing page removes noindex", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await visit(page, paths.faq);
  for (const path of ["/nothing-here", "/faq/unknown-article", "/%C3%A9%20odd"]) {
    const answered = page.waitForResponse(`**${path}`);
    await follow(page, path);
    expect((await answered).status(), path).toBe(404);
    await waitForReact(page);
    await expect(page).toHaveTitle("Page Not Found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("a page reached by a link has the head of a direct load, starts at its top and focuses its heading", async ({
  page,
  baseURL,
}) => {
  await visit(page, "/faq");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const loads = watchLoads(page);
  const path = articlePath(articleSlugs[0]);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(loads).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + path);
  const head = page.locator("head").locator("title, meta[name], link[rel=canonical]");
  const listHead = () => head.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).sort());
  const inside = await listHead();
  await visit(page, path);
  expect(inside).toEqual(await listHead());
});

test("a page reached by a link is not shown until its style file has loaded", async ({ page }) => {
  await visit(page, paths.faq);
  const release = await hold(page, "**/*.css");
  const asked = page.waitForRequest("**/*.css");
  await follow(page, paths.terms);
  await asked;
  await expect(page.locator("h1")).not.toHaveText(/Terms/);
  release();
  await expect(page.locator("h1")).toHaveText(/Terms/);
});
