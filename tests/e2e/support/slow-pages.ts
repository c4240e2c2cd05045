// Older browsers, late page chunks, and the parts of a page that must agree with its address.

import type { Page } from "@playwright/test";
import type { BuiltPage } from "#tests/support/site.ts";
import { textOf } from "#tests/support/site.ts";

/** Delays a chunk by the name of its source file. @returns a function that releases it. */
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
  "a browser of today": () => {},
  "a browser that changes the address at once": () => {
    const { intercept } = NavigateEvent.prototype;
    NavigateEvent.prototype.intercept = function (options) {
      intercept.call(this, { ...options, precommitHandler: undefined } as never);
    };
  },
  "a browser without the Navigation API": () => {
    Object.defineProperty(window, "navigation", { value: undefined });
  },
} as const;

/** Parts of an open page that must agree with its address. */
export async function whatIsShown(page: Page) {
  return page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector("h1")?.textContent?.replace(/\s+/g, " ").trim(),
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
  }));
}

export function whatShouldBeShown(page: BuiltPage, origin: string) {
  return {
    path: page.path,
    heading: textOf(page.document.querySelector("h1")),
    title: textOf(page.document.querySelector("title")),
    canonical: origin + page.path,
  };
}

/** Inserts a link to the path and follows it. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
