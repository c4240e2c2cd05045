// Accessibility checks: axe, larger text and text spacing.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe rules that are off by default. */
export const strict = [
  "color-contrast-enhanced",
  "css-orientation-lock",
  "focus-order-semantics",
  "identical-links-same-purpose",
  "label-content-name-mismatch",
  "table-fake-caption",
  "target-size",
  "td-has-header",
];

/** @param more lists further rules. @returns a line for each violation. */
export async function findFaults(page: Page, more: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(more.map((id) => [id, { enabled: true }]));
  // Legacy mode skips the blank page that axe would open to join the results of frames.
  // No frames, since axe logs an error if a frame reloads meanwhile. Only the set-up's preview is a frame.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules, iframes: false })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.target).join(", ")}`,
  );
}

/** Expects no axe violation and no sideways scrolling, on a phone and on a desktop. */
export async function expectNoFault(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, page.url()).toBeLessThanOrEqual(width);
  }
}

/** Presses Tab until the control with this label or text has the focus. */
export async function tabTo(page: Page, name: string) {
  const focused = page.locator(":focus");
  const control = focused.filter({ hasText: name }).or(focused.and(page.getByLabel(name)));
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.isVisible()) return expect(control).toBeInViewport();
  }
  throw new Error(`Tab did not reach ${name}`);
}

/** Doubles the browser's own text size (WCAG 2.2, 1.4.4). Unlike a style, this also affects media queries in rem. */
export async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const isSet = () => matchMedia(`(width: ${innerWidth / 32}rem)`).matches;
  await expect.poll(() => page.evaluate(isSet)).toBe(true);
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Applies or removes text spacing (WCAG 2.2, 1.4.12). */
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

/** Runs in the page. Finds texts wider than the box that clips them. */
export function findCutOff(): string[] {
  return [...document.querySelectorAll("a, button, label, summary, h1, h2, h3, p, td, th, dd")]
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const hides = overflowX !== "visible" && clipPath === "none";
      return hides && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent.slice(0, 40));
}
