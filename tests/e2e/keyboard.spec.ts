// The site by keyboard alone: the focus is always visible, and everything can be done without a pointer.

import type { Page } from "@playwright/test";
import { articlePath, paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { tabTo } from "./support/accessibility.ts";
import { expect, newEmail, storedRequestsOf, test, whole } from "./support/browser-test.ts";
import { showNotice } from "./support/landing-page.ts";
import { quoteDialog, visit } from "./support/quote-page.ts";

for (const [path, width, height] of [
  [paths.landing, 390, 700],
  [paths.landing, 1280, 800],
  [paths.faq, 1280, 800],
  [articlePath("colour-and-finish-options"), 1280, 800],
] as const) {
  test(
    `${path}, ${width} px wide: each focused control is visible, with a whole focus ring`,
    width === 390 ? {} : whole,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await visit(page, path);
      if (path === paths.landing) await showNotice(page);
      expect(await tabThrough(page)).toEqual([]);
    },
  );
}

test("the consent bar is first in the tab order and covers no focused control or quote button", async ({
  page,
}) => {
  test.slow();
  const site = await startSite({ ANALYTICS_SITE_ID: "1234567" });
  await page.clock.install();
  await visit(page, site.origin);
  const bar = page.getByRole("region", { name: "Session replay" });
  for (const [width, height] of [
    [844, 390],
    [1280, 720],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const consent = await bar.boundingBox();
    if (!consent) throw new Error("the bar is not displayed");
    expect(consent.height, `${width} × ${height}`).toBeLessThan(0.46 * height);
    for (const name of ["Get a Quote", "Get My Free Quote Now"]) {
      const button = await page.getByRole("button", { name, exact: true }).first().boundingBox();
      const [top, end] = [button?.y ?? height, (button?.y ?? height) + (button?.height ?? 0)];
      // In a short window the bar scrolls with the page, and the hero's button may be below the first view.
      const isClear = end <= consent.y || top >= consent.y + consent.height || end > height;
      expect(isClear, `${name}, ${width} × ${height}`).toBe(true);
    }
  }
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("link")).toBeFocused();
  // 25 stops: the bar, the hero and part of the sections below.
  expect(await tabThrough(page, 25)).toEqual([]);
  await page.close().then(() => site.stop());
});

/** Presses Tab through the page, or at most `most` times. @returns a line for each focused control with a fault. */
async function tabThrough(page: Page, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press("Tab");
    await page.clock.runFor(20);
    const { name, fault } = await page.evaluate(lookAtFocus);
    if (fault) faults.push(`${name}: ${fault}`);
    if (name !== "BODY") continue;
    expect(stops).toBeGreaterThan(20);
    break;
  }
  return faults;
}

test("a wrap is priced and requested by keyboard, from the skip link to the thank-you page", async ({
  page,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  await visit(page, articlePath("car-wrap-prices-uk"));
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, "Make and model");
  await keyboard.type("bmw 5 series");
  await tabTo(page, "Chrome delete");
  await keyboard.press("ArrowDown");
  await tabTo(page, "Get a Quote");
  await keyboard.press("Enter");
  await expect(quoteDialog(page).getByLabel("First name")).toBeFocused();
  await keyboard.type("Kim");
  await keyboard.press("Tab");
  await keyboard.type(email);
  await tabTo(page, "Wrap type");
  await keyboard.type("Vehicle");
  await tabTo(page, "Send my quote request");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(paths.thankYou);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(storedRequestsOf(email)).toMatchObject([{ make: "BMW", model: "5 Series" }]);
});

/** Runs in the page. Returns the focused control's name, and a fault if the control or its focus ring is hidden. */
function lookAtFocus(): { name: string; fault?: string } {
  const control = document.activeElement as HTMLInputElement | null;
  if (!control || control === document.body) return { name: "BODY" };
  const label = control.labels?.[0];
  const words = control.ariaLabel ?? label?.textContent ?? control.textContent;
  const name = words.replace(/\s+/g, " ").trim();
  const { left, top, width, height } = control.getBoundingClientRect();
  // The control's centre and points near its corners.
  const places = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  const isSeen = places.some(([x, y]) => {
    const hit = document.elementFromPoint(left + x * width, top + y * height);
    return hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit));
  });
  if (!isSeen) return { name, fault: `covered at ${left}, ${top}` };
  // Skips swatches and the divider, whose rings are inside, and lists, which extend beyond the page's edge.
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
  const isOwn = outlineStyle !== "none" && !control.matches("fieldset *, [type=range], ul");
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  if (isOwn && top + height + ring > innerHeight) return { name, fault: "ring cut by the window" };
  for (let around = control.parentElement; isOwn && around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const isCutX =
      overflowX !== "visible" && (left - ring < edge.left || left + width + ring > edge.right);
    const isCutY =
      overflowY !== "visible" && (top - ring < edge.top || top + height + ring > edge.bottom);
    if (!around.matches("body") && (isCutX || isCutY))
      return { name, fault: `ring cut by ${around.tagName} ${around.className}` };
  }
  const ringed = [
    getComputedStyle(control),
    getComputedStyle(control, "::after"),
    ...(label ? [getComputedStyle(label)] : []),
    // The divider's grip.
    ...(control.nextElementSibling ? [getComputedStyle(control.nextElementSibling)] : []),
  ];
  const isMarked = ringed.some(({ outlineStyle }) => outlineStyle !== "none");
  return isMarked ? { name } : { name, fault: "no visible focus" };
}
