// A browser test behind a proxy that fails as it is told to, and what shows whether a request got through.

import type { Page } from "@playwright/test";
import { sentNote } from "#app/quote/unsent-store.ts";
import { paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import { createFaultProxy, type FaultProxy } from "./browser-fault-proxy.ts";
import { test as base, expect, storedRequestsOf } from "./browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "./quote-page.ts";

/** Milliseconds: longer than the first pause, the longest pause, and an attempt without an answer. */
export const [A_MOMENT, A_WHILE, TIMED_OUT] = [5_000, 600_000, 15_000];

export const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL, context, quietConsole }, use) => {
    // What the browser itself says of failed requests.
    quietConsole.allow(/Failed to load resource/);
    // And, rarely, of the redirect that answers a request whose tab is closing: its origin is gone by then.
    quietConsole.allow(/redirected from .* Cross origin requests are only supported for protocol/);
    await context.clock.install();
    const network = await createFaultProxy(baseURL ?? "");
    await use(network);
    await network.close();
  },
});

export async function submit(page: Page, origin: string, email: string) {
  await page.goto(origin + paths.privacy);
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
}

export const note = (page: Page) => page.getByRole("status").getByText(studio.phone.display);
export const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Thanks, we've got it!" });
/** Beside the sent request's key, which its photos need. */
export const kept = (page: Page) =>
  page.evaluate(
    (note) => Object.keys(localStorage).filter((name) => name !== note).length,
    sentNote,
  );

export async function expectDelivered(page: Page, email: string) {
  await expect.poll(() => kept(page)).toBe(0);
  expect(storedRequestsOf(email)).toHaveLength(1);
}
