// Beside what tests/e2e/every-page.spec.ts looks at.

import { articlePath, paths } from "#contract/paths.ts";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("axe finds nothing wrong with the 404 page, nor with the quote dialog and its messages", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await page.goto("/nothing-here");
  await waitForReact(page);
  expect(await findFaults(page)).toEqual([]);
  await openQuoteDialog(page);
  await submitButton(page).click();
  expect(await findFaults(page)).toEqual([]);
});

test("with forced colours the answer chosen still looks different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of [
    paths.landing,
    articlePath("car-wrap-prices-uk"),
    articlePath("colour-and-finish-options"),
  ]) {
    await page.goto(path);
    await waitForReact(page);
    expect(await page.evaluate(findAlike), path).toEqual([]);
  }
});

/** In the page: groups of radio buttons whose chosen label cannot be told from its neighbour. */
function findAlike(): string[] {
  const look = (label: Element | null | undefined) => {
    if (!label) return "";
    const { backgroundColor, outline, border } = getComputedStyle(label);
    return [backgroundColor, outline, border].join();
  };
  return [...document.querySelectorAll("fieldset")]
    .filter((group) => group.querySelector("input:checked"))
    .filter((group) => {
      const chosen = group.querySelector("input:checked")?.closest("label");
      const other = group.querySelector("input:not(:checked, [type=color])")?.closest("label");
      return look(chosen) === look(other);
    })
    .map((group) => group.querySelector("legend")?.textContent ?? "");
}
