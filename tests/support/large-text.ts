// A reader whose browser writes at twice the usual size.

import { expect, type Page } from "@playwright/test";

/** Sets the reader's own setting: media queries in rem follow it, which a style of the page could not make them do. */
export async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const isSet = () => matchMedia(`(width: ${innerWidth / 32}rem)`).matches;
  await expect.poll(() => page.evaluate(isSet)).toBe(true);
}
