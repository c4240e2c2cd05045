import { header } from "#content/header.ts";
import { studio } from "#studio/studio.ts";
import { expect, test } from "#tests/support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu of a phone gives the telephone and leads to a section", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: header.menu }).click();
    const nav = page.getByRole("navigation", { name: header.nav });
    await expect(nav.getByRole("link", { name: studio.phone.display })).toHaveAttribute(
      "href",
      studio.phone.link,
    );
    await nav.getByRole("link", { name: "Warranty" }).click();
    await expect(page.locator("#warranty")).toBeInViewport();
  });
});

test("the menu closes behind a link to a section or a page, and on Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: header.menu });
  const nav = page.getByRole("navigation", { name: header.nav });
  for (const [link, address] of [
    ["Services", /\/#services$/],
    ["FAQ", /\/faq$/],
    ["Portfolio", /\/#portfolio$/],
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

test("a phone holds the sign, the menu and the quote button, none smaller than a fingertip", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: header.menu }).click();
  const banner = page.getByRole("banner");
  for (const width of [320, 345, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await banner
      .getByRole("link")
      .or(banner.getByRole("button"))
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(boxes.length).toBeGreaterThan(9);
    const bar = await banner.boundingBox();
    // A long name takes several lines.
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
});
