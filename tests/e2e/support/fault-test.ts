// Browser test behind a proxy that fails on demand, with checks of whether a request got through.

import type { Page } from "@playwright/test";
import { sentNote } from "#app/quote/unsent/store.ts";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { paths } from "#contract/paths.ts";
import { createFaultProxy, type FaultProxy } from "#tests/support/fault-proxy.ts";
import { test as base, expect, storedRequestsOf } from "./browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, visit } from "./quote-page.ts";

/** Milliseconds to advance the clock: past the first pause between attempts, and past the longest. */
export const [A_MOMENT, A_WHILE] = [5_000, 600_000];

export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL, context, quietConsole }, use) => {
    // The browser reports failed requests in its console.
    quietConsole.allow(/Failed to load resource/);
    await context.clock.install();
    const network = await createFaultProxy(baseURL ?? "");
    await use(network);
    await network.close();
  },
});

export async function submit(page: Page, origin: string, email: string) {
  await visit(page, origin + paths.privacy);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const thanks = (page: Page) => heading(page, thankYou.heading);

/** Expects the unsent note instead of the thanks and the confirmation. */
export async function expectUnsent(page: Page) {
  await expect(heading(page, unsent.heading)).toBeVisible();
  await expect(page.getByRole("status").getByText(unsent.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
}

/** Number of entries in localStorage, except the sent request's key, which is kept for its photos. */
export const kept = (page: Page) =>
  page.evaluate(
    (note) => Object.keys(localStorage).filter((name) => name !== note).length,
    sentNote,
  );

export async function expectDelivered(page: Page, email: string) {
  await expect.poll(() => kept(page)).toBe(0);
  expect(storedRequestsOf(email)).toHaveLength(1);
}
