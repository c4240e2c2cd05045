import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { openQuoteDialog } from "#tests/support/quote-page.ts";

test("the skip link is not printed", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const skip = page.getByRole("link", { name: "Skip to the content", includeHidden: true });
  await expect(skip).toBeHidden();
});

test("with the quote dialog open the page is printed as it is without", whole, async ({ page }) => {
  await page.goto("/");
  const sheets = await printedSheets();
  expect(sheets).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  await expect(await openQuoteDialog(page)).toBeVisible();
  expect(await printedSheets()).toBe(sheets);

  async function printedSheets() {
    const pdf = await page.pdf({ format: "A4" });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  }
});

test(
  "printed with its backgrounds, the landing page is as readable as without",
  whole,
  async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    const faults = await findFaults(page);
    expect(faults.filter((fault) => fault.includes("color-contrast"))).toEqual([]);
  },
);
