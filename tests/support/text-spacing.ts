// A reader who spaces the text out (WCAG 2.2, 1.4.12).

import type { Page } from "@playwright/test";

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
