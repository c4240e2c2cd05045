// Old browsers and privacy tools take browser APIs away. What only decorates does without, and the page stays whole.

import type { Page } from "@playwright/test";
import { sections } from "#content/landing/sections.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const apis = [
  ["Element.prototype", "checkVisibility"],
  ["window", "ResizeObserver"],
  ["window", "IntersectionObserver"],
  ["window", "matchMedia"],
  ["window", "navigation"],
  ["window", "sessionStorage"],
  ["window", "localStorage"],
  ["window", "BroadcastChannel"],
  ["HTMLImageElement.prototype", "decode"],
  ["Element.prototype", "getAnimations"],
] as const;

async function expectWholeWithout(page: Page, missing: readonly (readonly [string, string])[]) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  for (const [owner, name] of missing) {
    await page.addInitScript(
      `Reflect.deleteProperty(${owner}, "${name}");
       if ("${name}" in ${owner}) Object.defineProperty(${owner}, "${name}", { value: undefined });`,
    );
  }
  await page.goto("/");
  await waitForReact(page);
  const choose = page.getByRole("radio", { name: /./ }).nth(1);
  await choose.click({ force: true });
  await page.clock.runFor(120_000);
  for (const { id } of sections) await expect(page.locator(`main #${id}`)).toBeAttached();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(choose).toBeChecked();
}

test("without any of them the landing page is whole after two minutes", ({ page }) =>
  expectWholeWithout(page, apis));

// A part that does without one may still ask for it where another is there.
for (const api of apis) {
  test(`without ${api[1]} alone the landing page is whole after two minutes`, whole, ({ page }) =>
    expectWholeWithout(page, [api]),
  );
}
