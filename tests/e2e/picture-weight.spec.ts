import { listPictures } from "#desk/pictures/list.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { studioFolder } from "../../run/studio-folder.mjs";

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
