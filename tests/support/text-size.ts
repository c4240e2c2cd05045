// Readers who have text at twice its size, or spaced out (WCAG 2.2, 1.4.4 and 1.4.12).

import { expect, type Page } from "@playwright/test";

/** Sets the reader's own setting: media queries in rem follow it, which a style of the page could not make them do. */
export async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const isSet = () => matchMedia(`(width: ${innerWidth / 32}rem)`).matches;
  await expect.poll(() => page.evaluate(isSet)).toBe(true);
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

export function spaceText(page: Page, isSpaced = true) {
  return page.evaluate(
    (style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? spacing : "",
  );
}

/** In the page: texts that are wider than the box that hides the rest of them. */
export function findCutOff(): string[] {
  return [...document.querySelectorAll("a, button, label, summary, h1, h2, h3, p, td, th, dd")]
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const hides = overflowX !== "visible" && clipPath === "none";
      return hides && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent.slice(0, 40));
}
