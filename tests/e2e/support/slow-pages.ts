// Helpers that simulate older browsers, delay a page's files, and navigate.

import type { Page } from "@playwright/test";

/** Delays the chunk of the source file with this name. @returns a function that releases it. */
export const holdChunk = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`);

/** Delays requests that match the address. @returns a function that releases them. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
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

/** Records the addresses of documents loaded from now on. */
export function watchLoads(page: Page) {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
