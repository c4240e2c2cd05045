// The top bar and its menu on phones, also with large text.

import { header } from "#content/header.ts";
import { studio } from "#studio/studio.ts";
import { doubleText } from "./support/accessibility.ts";
import { expect, test } from "./support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu has the telephone number and leads to a section, and controls that need scripts are hidden", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: header.menu }).click();
    const nav = page.getByRole("navigation", { name: header.nav });
    await expect(nav.getByRole("link", { name: studio.phone.display })).toBeVisible();
    await nav.getByRole("link", { name: "Warranty" }).click();
    await expect(page.locator("#warranty")).toBeInViewport();
    await expect(page.locator(".scripted:visible")).toHaveCount(0);
  });
});

test("the menu closes on a link to a section or page, and on Escape, which restores the focus", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: header.menu });
  const nav = page.getByRole("navigation", { name: header.nav });
  for (const [link, address] of [
    ["Services", /\/#services$/],
    ["FAQ", /\/faq$/],
  ] as const) {
    await menu.click();
    await nav.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(nav).toBeHidden();
  }
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Prices", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(nav).toBeHidden();
});

test("the bar and the open menu fit a phone, with large targets; with text at 200 per cent the quote button stays on one line", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: header.menu }).click();
  const banner = page.getByRole("banner");
  const boxesOf = () =>
    banner
      .getByRole("link")
      .or(banner.getByRole("button"))
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
  for (const width of [320, 345, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await boxesOf();
    expect(boxes.length).toBeGreaterThan(9);
    const bar = await banner.boundingBox();
    // The studio's name may take several lines.
    expect(boxes[0]?.top).toBeGreaterThanOrEqual(0);
    expect(boxes[0]?.bottom).toBeLessThanOrEqual(bar?.height ?? 0);
    for (const box of boxes) {
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      const overlapping = boxes.filter(
        (other) =>
          other !== box &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      );
      expect(overlapping).toEqual([]);
    }
  }
  await page.keyboard.press("Escape");
  await doubleText(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 568 });
    const opener = banner.getByRole("button", { name: "Get a Quote" });
    const lines = await opener.evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    const box = await opener.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});
