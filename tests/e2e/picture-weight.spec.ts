import type { Page } from "@playwright/test";
import { listPictures } from "#desk/pictures/list.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import { studioFolder } from "../../studios/folder.mjs";

const KB = 1024;

const { whose } = listPictures(studioFolder).find(({ name }) => name === "hero-grey") ?? {};
test.skip(whose !== "the demonstration's", "Photos weigh more than renders of a dark room.");

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

test(
  "a sharp phone asks for no picture at first, and for 250 KB at most down to the end of the landing page",
  whole,
  async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/pictures/")) {
        weights.push(response.body().then((body) => body.length));
      }
    });
    const total = async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);

    await page.goto("/", { waitUntil: "networkidle" });
    // The hero's are in the page.
    expect(await total()).toBe(0);

    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((soon) => setTimeout(soon, 50));
      }
    });
    await page.waitForLoadState("networkidle");
    expect(weights.length).toBeGreaterThan(10);
    expect(await total()).toBeLessThanOrEqual(250 * KB);
  },
);

const small = expect.stringMatching(/^data:/);
const seen = (page: Page) =>
  page
    .locator("main section")
    .first()
    .locator("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

test(
  "the hero's pictures get finer once a visitor scrolls, before React has come too",
  whole,
  async ({ page }) => {
    const finer = [
      expect.stringContaining("/pictures/hero-grey-1280."),
      expect.stringContaining("/pictures/hero-iw-214-1280."),
    ];
    await page.goto("/");
    await waitForReact(page);
    expect(await seen(page)).toEqual([small, small]);
    await page.evaluate(() => scrollBy(0, 1));
    await expect.poll(() => seen(page)).toEqual(finer);
    await page.addInitScript(() => addEventListener("DOMContentLoaded", () => scrollBy(0, 1)));
    await page.goto("/");
    await expect.poll(() => seen(page)).toEqual(finer);
  },
);
