// A quote request that a browser test sends whole.

import type { Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import { expect, newEmail, type StoredRequest, storedRequestsOf } from "./browser-test.ts";
import { fillIn, submitButton } from "./quote-page.ts";

/** Fills in the dialog that is open and sends it. @returns what was stored of it. */
export async function sendQuote(page: Page): Promise<StoredRequest | undefined> {
  const email = newEmail();
  await fillIn(page, email);
  await submitButton(page).click();
  await expect(page).toHaveURL(paths.thankYou);
  return storedRequestsOf(email)[0];
}
