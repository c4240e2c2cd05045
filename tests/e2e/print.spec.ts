import { questions } from "#content/landing/questions.ts";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { openQuoteDialog } from "#tests/support/quote-page.ts";

test("a print has the closed answers, and no skip link", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const skip = page.getByRole("link", { name: "Skip to the content", includeHidden: true });
  await expect(skip).toBeHidden();
  for (const { answer } of questions.list) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test(
  "a print is readable with backgrounds, and the same while the quote dialog is open",
  whole,
  async ({ page }) => {
    test.slow();
    const countSheets = async () => {
      const pdf = await page.pdf({ format: "A4" });
      return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
    };
    await page.goto("/");
    const sheets = await countSheets();
    expect(sheets).toBeGreaterThan(1);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await expect(await openQuoteDialog(page)).toBeVisible();
    expect(await countSheets()).toBe(sheets);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ media: "print" });
    const faults = await findFaults(page);
    expect(faults.filter((fault) => fault.includes("color-contrast"))).toEqual([]);
  },
);
