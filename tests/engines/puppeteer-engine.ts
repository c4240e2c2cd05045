// Chromium and stock Firefox, both over WebDriver BiDi or the engine's own protocol, by Puppeteer.

import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import type { Engine, Key, Pilot } from "./tab.ts";

export async function startPuppeteer(
  name: "chrome" | "firefox",
  executablePath: string,
): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === "chrome" ? ["--no-sandbox", "--disable-background-networking"] : [],
    // Scrollbars that take room, and a press.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    extraPrefsFirefox: { "widget.gtk.overlay-scrollbars.enabled": false },
  });
  return {
    name,
    // A visitor of their own: nothing is left over from the one before.
    async open() {
      const context = await browser.createBrowserContext();
      return createPilot(await context.newPage(), context);
    },
    close: () => browser.close(),
  };
}

function createPilot(page: Page, context: BrowserContext): Pilot {
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    async back() {
      await page.evaluate(() => history.back());
    },
    async forward() {
      await page.evaluate(() => history.forward());
    },
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    pressAt: (x, y) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    async wheel({ x, y }, by) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: by });
    },
    key: (name: Key) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    newTab: async () => createPilot(await context.newPage(), context),
    close: () => context.close(),
  };
}
