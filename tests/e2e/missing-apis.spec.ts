// Old browsers and privacy tools take browser APIs away. What only decorates does without, and the page stays whole.

import { sections } from "#content/landing/sections.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

for (const [owner, name] of [
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
] as const) {
  test(`without ${name} the landing page is whole after two minutes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.addInitScript(
      `Reflect.deleteProperty(${owner}, "${name}");
       if ("${name}" in ${owner}) Object.defineProperty(${owner}, "${name}", { value: undefined });`,
    );
    await page.goto("/");
    await waitForReact(page);
    const choose = page.getByRole("radio", { name: /./ }).nth(1);
    await choose.click({ force: true });
    await page.clock.runFor(120_000);
    for (const { id } of sections) await expect(page.locator(`main #${id}`)).toBeAttached();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(choose).toBeChecked();
  });
}
