// What a page says of itself stays right when React changes pages.

import { expect, type Page, test } from "@playwright/test";
import { whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

/** What the head says, and whether the document is still the one that was loaded. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...document.querySelectorAll("head title")].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', "content"),
      canonicals: all('link[rel="canonical"]', "href"),
      robots: all('meta[name="robots"]', "content"),
    };
  });
}

test(
  "a page reached by a link has the same head as when it is loaded",
  whole,
  async ({ page, baseURL }) => {
    const targets = ["/faq/car-roof-wrap-cost-uk", "/faq", "/terms", "/privacy"];
    const loaded = new Map<string, unknown>();
    for (const path of targets) {
      await page.goto(path);
      await waitForReact(page);
      loaded.set(path, await readHead(page));
    }
    await page.goto("/faq/car-wrap-prices-uk");
    await waitForReact(page);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    for (const path of targets) {
      await page.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(`${baseURL}${path}`);
      await expect.poll(() => readHead(page)).toEqual(loaded.get(path));
    }
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
  },
);
