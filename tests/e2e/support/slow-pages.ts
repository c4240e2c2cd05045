// Simulated older browsers, and delays of a page's files.

import type { Page } from "@playwright/test";

/** Delays the chunk of the source file with this name. @returns a function that releases it. */
export const holdChunk = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`);

/** Delays requests that match the address. @returns a function that releases them. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

export const browserAges = {
  "a current browser": () => {},
  "a browser that changes the address immediately": () => {
    const { intercept } = NavigateEvent.prototype;
    NavigateEvent.prototype.intercept = function (options) {
      intercept.call(this, { ...options, precommitHandler: undefined } as never);
    };
  },
  "a browser without the Navigation API": () => {
    Object.defineProperty(window, "navigation", { value: undefined });
  },
} as const;

export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
