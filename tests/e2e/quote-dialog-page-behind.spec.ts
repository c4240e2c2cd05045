import type { Page } from "@playwright/test";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import { follow, holdChunk } from "#tests/support/slow-pages.ts";

for (const width of [360, 800, 1280]) {
  test(
    `the page behind stays where it is while the dialog is open, beside a scrollbar, at ${width} px`,
    width === 360 ? {} : whole,
    async ({ playwright, baseURL }) => {
      const { launchOptions } = test.info().project.use;
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const page = await browser.newPage({
        baseURL: baseURL as string,
        viewport: { width, height: 700 },
      });
      await page.goto("/");
      await waitForReact(page);
      for (const place of [0, 900, 6000, 11_571]) {
        const before = await measure(page, place);
        const dialog = await openQuoteDialog(page);
        await page.mouse.move(width / 2, 20);
        await page.mouse.wheel(0, 2500);
        await page.keyboard.press("End");
        expect(await measure(page)).toEqual(before);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        expect(await measure(page)).toEqual(before);
      }
      await browser.close();
    },
  );
}

/** Goes to a place, if one is given, and says where the page is and how large. */
function measure(page: Page, place?: number) {
  return page.evaluate((top) => {
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    const [bar, main] = [...document.querySelectorAll("header, main")].map(
      (part) => part.getBoundingClientRect().width,
    );
    const { scrollHeight } = document.documentElement;
    return { top: Math.round(window.scrollY), height: scrollHeight, bar, main };
  }, place);
}

test(
  "iOS, which `overflow` does not hold, is held by its touches: on the backdrop, and on a dialog with nothing to scroll",
  whole,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto("/");
    await openQuoteDialog(page);
    const isHeld = (x: number, y: number) =>
      quoteDialog(page).evaluate(
        (dialog, [clientX, clientY]) => {
          dialog.dispatchEvent(new PointerEvent("pointerdown", { clientX, clientY }));
          const touch = new Touch({ identifier: 1, target: dialog, clientX, clientY });
          return !dialog.dispatchEvent(
            new TouchEvent("touchmove", { touches: [touch], cancelable: true }),
          );
        },
        [x, y] as const,
      );
    expect(await isHeld(4, 300)).toBe(true);
    expect(await isHeld(640, 300)).toBe(true);
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await isHeld(320, 200)).toBe(false);
  },
);

test("with the dialog open, a step back closes it, and the page before is where it was", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitForReact(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page
    .locator('main a[href^="/faq/"]')
    .last()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test(
  "opened while another page is on its way, the dialog stays, and the page behind begins at its top",
  whole,
  async ({ page }) => {
    const release = await holdChunk(page, "terms");
    await page.goto("/");
    await waitForReact(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    await follow(page, "/terms");
    const dialog = await openQuoteDialog(page);
    await dialog.getByLabel("First name").fill("Priya");
    release();
    await expect(page).toHaveURL("/terms");
    await expect(page.locator("h1")).toHaveText(/Terms/);
    await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);
