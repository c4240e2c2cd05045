// The quote dialog as a visitor uses it.

import type { Locator, Page } from "@playwright/test";
import type { QuoteValues } from "#contract/quote-request.ts";

type Filled = Omit<QuoteValues, "message">;

export function quoteDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Get Your Free Quote" });
}

export function submitButton(page: Page): Locator {
  return quoteDialog(page).locator("button[type=submit]");
}

/** The visitor's choice as the dialog shows and sends it. */
export function shownChoice(page: Page): Locator {
  return quoteDialog(page).locator("#quote-choice");
}

export async function openQuoteDialog(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Get a Quote" }).click();
  return quoteDialog(page);
}

export async function fillIn(page: Page, email: string, changes: Partial<Filled> = {}) {
  const values: Filled = {
    firstName: "Sam",
    email,
    make: "Volkswagen",
    model: "Golf",
    wrapType: "Vehicle Wrap",
    ...changes,
  };
  const dialog = quoteDialog(page);
  await dialog.getByLabel("First name").fill(values.firstName);
  await dialog.getByLabel("Email").fill(values.email);
  await dialog.getByLabel("Vehicle make").fill(values.make);
  await dialog.getByLabel("Vehicle model").fill(values.model);
  await dialog.getByLabel("Wrap type").selectOption(values.wrapType);
  return values;
}

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

export async function visit(page: Page, address: string) {
  await page.goto(address);
  await waitForReact(page);
}

/** Waits until React has taken over the page and the form, and all of the page is laid out. */
export async function waitForReact(page: Page) {
  await page.waitForFunction(isTakenOver);
}

/** Runs in the page. */
export function isTakenOver(): boolean {
  const form = document.querySelector("dialog form");
  const roots = [document.getElementById("root"), form?.parentElement];
  const isHydrated = roots.every((place) => {
    const [, container] =
      Object.entries(place ?? {}).find(([key]) => key.startsWith("__reactContainer")) ?? [];
    return (container as ReactRoot)?.stateNode.current.memoizedState.isDehydrated === false;
  });
  return isHydrated && document.documentElement.dataset.whole !== undefined;
}
