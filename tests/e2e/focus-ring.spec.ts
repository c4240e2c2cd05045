// Whoever works by keyboard sees where the focus is, all round.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";

for (const path of [paths.landing, paths.faq, articlePath("colour-and-finish-options")]) {
  test(
    `${path}: no ring is cut off by what scrolls, or at the window's foot`,
    whole,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "networkidle" });
      const cut = [];
      for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
        if (stop.cutBy.length > 0) cut.push(`${stop.name}: ${stop.cutBy}`);
      }
      expect(cut).toEqual([]);
    },
  );
}

/** What the next Tab comes to, and what cuts off its ring; `undefined` once the page is left. */
async function nextStop(page: Page) {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const name = focused.getAttribute("aria-label") ?? focused.textContent;
    // A chip of a deck has a second ring within, the divider's grip its only one; a scrolling list bleeds off the page.
    if (focused.matches("fieldset *, [type=range], ul")) return { name, cutBy: [] };
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    // That of a card is drawn on the card.
    if (outlineStyle === "none") return { name, cutBy: [] };
    const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const cutBy = bottom + room > innerHeight ? ["the window"] : [];
    for (let around = focused.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (around.matches("body") || (overflowX === "visible" && overflowY === "visible")) continue;
      const edge = around.getBoundingClientRect();
      const isCutX =
        overflowX !== "visible" && (left - room < edge.left || right + room > edge.right);
      const isCutY =
        overflowY !== "visible" && (top - room < edge.top || bottom + room > edge.bottom);
      if (isCutX || isCutY) cutBy.push(`${around.tagName} ${around.className}`);
    }
    return { name, cutBy };
  });
}
