// Beside what tests/e2e/every-page.spec.ts looks at.

import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("axe finds nothing wrong with the 404 page", async ({ page, quietConsole }) => {
  quietConsole.allow(/404/);
  await page.goto("/nothing-here");
  await waitForReact(page);
  expect(await findFaults(page)).toEqual([]);
});

test("axe finds nothing wrong with the quote dialog and its messages", async ({ page }) => {
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await submitButton(page).click();
  expect(await findFaults(page)).toEqual([]);
});
