// Debian's Firefox, driven over WebDriver BiDi by Puppeteer.

import puppeteer, { type BrowserContext, type Page } from "puppeteer-core";
import type { Engine, Pilot } from "./tab.ts";

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
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
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}
