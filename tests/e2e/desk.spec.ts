// The desk's pages in a browser: reachable by keyboard, without an accessibility fault, at home on a phone.

import type { Page } from "@playwright/test";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { startDesk } from "#tests/support/desk-process.ts";

let desk: Awaited<ReturnType<typeof startDesk>>;
test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());

test(
  "a studio's morning: in by the address, every page looked at, a request answered by keyboard",
  whole,
  async ({ page, quietConsole }) => {
    // Twenty looks at a page, on a busy machine.
    test.setTimeout(180_000);
    quietConsole.allow(/404/);
    await page.goto(desk.entrance);
    await expect(page.getByRole("heading", { name: "Open requests" })).toBeVisible();
    const home = page.url();
    const paths = [
      "",
      "?shelf=all",
      "?shelf=spam",
      "?q=nobody",
      "requests/4",
      "requests/3",
      "requests/4/erase",
      "problems",
      "nothing-here",
    ];
    for (const path of paths) {
      await page.goto(home + path);
      await expectNoFault(page);
    }
    await page.goto(`${home}problems`);
    await page.getByRole("button", { name: "Run the launch check" }).click();
    await expect(page.getByRole("heading", { name: "Launch check" })).toBeVisible();
    await expectNoFault(page);

    await page.goto(home);
    await reach(page, "Ada");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Request 4" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Photo 3 of 3" })).toBeVisible();
    await reach(page, "Mark as answered");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText("Quote request 4 is answered.");
    await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  },
);

async function expectNoFault(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, page.url()).toBeLessThanOrEqual(width);
  }
}

/** Moves the focus by the Tab key until it is on what has this name. */
async function reach(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.textContent())?.trim() === name) return expect(focused).toBeInViewport();
  }
  throw new Error(`${name} is not reached by the keyboard`);
}
