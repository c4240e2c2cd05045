// Session replay in two tabs: what is answered in one holds in the other.

import { expect, test } from "@playwright/test";
import { whole } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import {
  agree,
  bar,
  choices,
  openTwoTabs,
  refuse,
  runs,
  SITE_ID,
  stored,
} from "#tests/support/session-replay.ts";
import { startSite } from "#tests/support/site-server.ts";

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite({ ANALYTICS_SITE_ID: SITE_ID });
});
test.afterAll(() => site.stop());

test("an answer given in one tab holds in the other: agreed, then taken back", async ({ page }) => {
  const other = await openTwoTabs(page, site);
  for (const tab of [page, other]) await expect(bar(tab)).toBeVisible();
  await agree(page).click();
  await expect.poll(() => runs(other)).toBe(true);
  await expect(bar(other)).toHaveCount(0);

  await choices(page).click();
  await Promise.all([other.waitForEvent("load"), refuse(page).click()]);
  for (const tab of [page, other]) {
    await tab.waitForLoadState("networkidle");
    expect(await runs(tab)).toBe(false);
    await expect(bar(tab)).toHaveCount(0);
  }
  expect(await stored(page)).toEqual({ cookies: "", keys: ["session-replay"] });
});

test(
  "what is typed into the form stays when a refusal in another tab loads the page anew",
  whole,
  async ({ page }) => {
    const other = await openTwoTabs(page, site);
    await agree(other).click();
    await expect.poll(() => runs(page)).toBe(true);
    await openQuoteDialog(page);
    const typed = await fillIn(page, "sam@example.com", { model: "Käfer & Co" });
    await choices(other).click();
    await Promise.all([page.waitForEvent("load"), refuse(other).click()]);
    await waitForReact(page);
    await openQuoteDialog(page);
    const values = await quoteDialog(page)
      .locator("form")
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toMatchObject(typed);
  },
);

test(
  "refusing stops the recording in every tab where the storage is switched off",
  whole,
  async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new Error("denied");
          },
        });
      }
    });
    const other = await openTwoTabs(page, site);
    for (const tab of [page, other]) {
      await tab.route(/hotjar\.com/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.hotjarRuns = true" }),
      );
    }
    await agree(page).click();
    for (const tab of [page, other]) await expect.poll(() => runs(tab)).toBe(true);
    await choices(page).click();
    const loaded = [page, other].map((tab) => tab.waitForEvent("load"));
    await Promise.all([...loaded, refuse(page).click()]);
    for (const tab of [page, other]) {
      await tab.waitForLoadState("networkidle");
      expect(await runs(tab)).toBe(false);
      await expect(bar(tab)).toBeVisible();
    }
  },
);
