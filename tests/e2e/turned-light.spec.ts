import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import config from "../../playwright.config.ts";
import { studioFolder } from "../../run/studio-folder.mjs";

const DATA = /\/hero-light\.[0-9a-f]{8}\.bin$/;

test.skip(
  !existsSync(`${studioFolder}/hero-light.ts`),
  "This studio's pictures are not the demonstration's.",
);

const { launchOptions } = config.use ?? {};

// Small, because a processor draws it here.
test.use({
  viewport: { width: 780, height: 1000 },
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

/** The site refuses a lamp that would be drawn without graphics hardware. */
async function allowSoftware(page: Page) {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return getContext.call(this, kind, { antialias: false, depth: false });
    } as typeof getContext;
    WebGL2RenderingContext.prototype.getExtension = () => null;
  });
}

type Point = { x: number; y: number };

/** Names of what the page asks for to turn the light. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (DATA.test(pathname) || /\/light-[^/]*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Bonnet and lamp: in film, and clear of the divider's grip. */
async function carBox(page: Page) {
  const box = await page
    .getByRole("img", { name: /^The same car wrapped/ })
    .first()
    .boundingBox();
  if (!box) throw new Error("the car is not shown");
  const { x, y, width, height } = box;
  return { x: x + width * 0.68, y: y + height * 0.45, width: width * 0.18, height: height * 0.15 };
}

async function openHero(page: Page) {
  await page.goto("/", { waitUntil: "networkidle" });
  await waitForReact(page);
  await page
    .getByRole("img", { name: /^The same car wrapped/ })
    .first()
    .scrollIntoViewIfNeeded();
}

async function brightness(page: Page): Promise<number> {
  const image = await page.screenshot({ clip: await carBox(page) });
  const { channels } = await sharp(image).removeAlpha().stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0);
}

test("the light over the car follows the pointer, and the picture is its own again when the pointer leaves", async ({
  page,
}) => {
  await allowSoftware(page);
  const asked = watchRequests(page);
  await openHero(page);
  const box = await carBox(page);
  const still = await brightness(page);
  expect(asked).toEqual([]);

  await page.mouse.move(box.x + box.width * 0.8, box.y + 5);
  await expect(page.getByRole("slider", { name: "Turn the light" })).toBeAttached();
  expect(asked).toHaveLength(2);
  const [near, far] = [box.x + box.width * 0.5, box.x - box.width * 2.6];
  for (const x of [near, near - 3]) await page.mouse.move(x, box.y + 9);
  await expect.poll(() => brightness(page)).toBeGreaterThan(still * 1.02);
  for (const x of [far, far - 3]) await page.mouse.move(x, box.y + 9);
  await expect.poll(() => brightness(page)).toBeLessThan(still * 0.9);

  await page.mouse.move(box.x, 10);
  await expect.poll(async () => Math.abs((await brightness(page)) - still)).toBeLessThan(0.3);
});

test(
  "the light is turned by keys, once the divider has been moved by one",
  whole,
  async ({ page }) => {
    await allowSoftware(page);
    await openHero(page);
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    const lamp = page.getByRole("slider", { name: "Turn the light" });
    await expect(lamp).toBeAttached();
    const still = await brightness(page);
    await page.keyboard.press("Tab");
    await expect(lamp).toBeFocused();
    await page.keyboard.press("End");
    await expect.poll(() => brightness(page)).toBeLessThan(still * 0.9);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger that scrolls past the car fetches no light, a tap does", async ({ page }) => {
    const asked = watchRequests(page);
    await openHero(page);
    const { x, y } = await carBox(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x, y });
    for (let moved = 15; moved < 300; moved += 15) await touch("touchMove", { x, y: y - moved });
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(asked).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.touchscreen.tap(x, y);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test("without graphics hardware, and for those who want less motion, the car stays the still it is", async ({
  page,
}) => {
  const asked = watchRequests(page);
  await openHero(page);
  const box = await carBox(page);
  const still = await brightness(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.move(box.x + 9, box.y + 5);
  expect(asked).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.mouse.move(box.x + 5, box.y + 5);
  await expect(page.locator("canvas")).toBeAttached();
  await page.evaluate(
    () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
  );
  expect(asked).toEqual([expect.not.stringMatching(DATA)]);
  await expect(page.getByRole("slider")).toHaveCount(1);
  expect(await brightness(page)).toBeCloseTo(still, 0);
});
