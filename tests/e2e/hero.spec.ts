import { expect, test } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

const inFilm = (share: string) => new RegExp(`^(${share}) % in `);

test("the divider moves by key, press and drag, and stays beside the words", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await waitForReact(page);
  const divider = page.getByRole("slider");
  const words = await page.locator("main p").first().boundingBox();
  const button = await page.getByRole("button", { name: "Get My Free Quote Now" }).boundingBox();
  const box = await divider.boundingBox();
  if (!words || !button || !box) throw new Error("no room taken up");
  expect(box.x).toBeGreaterThanOrEqual(words.x + words.width);
  expect(box.x).toBeGreaterThanOrEqual(button.x + button.width);
  const middle = box.y + box.height / 2;
  for (const [key, share, from] of [
    ["End", "100", box.x + 28],
    ["Home", "0", box.x + box.width - 28],
  ] as const) {
    await divider.press(key);
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm(share));
    await page.mouse.move(from, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 });
    await page.mouse.up();
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm("49|5[01]"));
  }
  await page.mouse.click(box.x + 0.3 * box.width, middle);
  // The film's share counts from the right.
  await expect(divider).toHaveAttribute("aria-valuetext", inFilm("69|7[012]"));
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the divider goes to where one taps", async ({ page }) => {
    await page.goto("/");
    await waitForReact(page);
    const divider = page.getByRole("slider");
    await divider.scrollIntoViewIfNeeded();
    const box = await divider.boundingBox();
    if (!box) throw new Error("the divider takes up no room");
    await page.touchscreen.tap(box.x + 0.3 * box.width, box.y + box.height / 3);
    await expect(divider).toHaveAttribute("aria-valuetext", inFilm("69|7[012]"));
  });
});

test("headline, quote button and all swatches are in the first view of a laptop", async ({
  page,
}) => {
  await page.goto("/");
  await waitForReact(page);
  const swatches = page.getByRole("group", { name: "Choose a film" }).first();
  for (const [width, height] of [
    [1366, 650],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("button", { name: "Get My Free Quote Now" }),
      swatches.locator("label").first(),
      swatches.getByRole("link"),
    ]) {
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [reducedMotion, sweeps] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`the divider sweeps over the car ${sweeps} times with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const begun: string[] = [];
      addEventListener("animationstart", ({ animationName }) => begun.push(animationName), true);
      Object.assign(window, { begun });
    });
    await page.goto("/");
    await expect(page.locator("[data-sweep]")).toBeAttached();
    const count = () =>
      page.evaluate(() => {
        const { begun } = window as unknown as { begun: string[] };
        return begun.filter((name) => name.endsWith("sweep")).length;
      });
    await expect.poll(count).toBe(sweeps);
  });
}
