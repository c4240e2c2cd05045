// Fixture and helpers for browser tests through a proxy that fails on demand.

import type { Page } from "@playwright/test";
import { discardedNote, sentNote } from "#app/quote/unsent/store.ts";
import { thankYou } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";
import { createFaultProxy, type FaultProxy } from "#tests/support/fault-proxy.ts";
import { test as base } from "./browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, visit } from "./quote-page.ts";

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

export const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: thankYou.heading });

/** Number of entries in localStorage other than `sentNote` and `discardedNote`. */
export const kept = (page: Page) =>
  page.evaluate(
    (notes) => Object.keys(localStorage).filter((name) => !notes.includes(name)).length,
    [sentNote, discardedNote],
  );
