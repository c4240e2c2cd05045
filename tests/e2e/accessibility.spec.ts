import { AxeBuilder } from "@axe-core/playwright";
import { pagePaths } from "#contract/paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";

for (const path of [...pagePaths, "/nothing-here"]) {
  test(`axe finds nothing wrong with ${path}`, async ({ page, quietConsole }) => {
    quietConsole.allow(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await waitForReact(page);
    expect(await violations(page)).toEqual([]);
  });
}

test("axe finds nothing wrong with the quote dialog and its messages", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await submitButton(page).click();
  expect(await violations(page)).toEqual([]);
});

test("no page is wider than a 320 px phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pagePaths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

async function violations(page: import("@playwright/test").Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
}
