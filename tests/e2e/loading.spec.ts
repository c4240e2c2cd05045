// Loading before and after the first paint, and browsers without some APIs.

import { sections } from "#content/landing/sections.ts";
import { expect, test, whole } from "./support/browser-test.ts";
import { visit, waitForReact } from "./support/quote-page.ts";

const questions = "#questions";

test("a scrolled page shows the same place after a reload", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-whole");
  const place = () =>
    page.locator(questions).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await page.locator(questions).evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const before = await place();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-whole");
  await expect.poll(place).toBe(before);
});

test.describe("on a high-resolution phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test("the landing page loads no picture file at first, and at most 250 KB of pictures when scrolled to its end", async ({
    page,
  }) => {
    const weights: Promise<number>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/pictures/")) {
        weights.push(response.body().then((body) => body.length));
      }
    });
    const total = async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    const hero = page.locator("main section").first().locator("img");
    const sources = () =>
      hero.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

    await page.goto("/", { waitUntil: "networkidle" });
    expect(await total()).toBe(0);
    for (const source of await sources()) expect(source).toMatch(/^data:/);

    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((soon) => setTimeout(soon, 50));
      }
    });
    await page.waitForLoadState("networkidle");
    for (const source of await sources()) expect(source).toMatch(/\/pictures\/hero-.*-1280\./);
    expect(weights.length).toBeGreaterThan(10);
    expect(await total()).toBeLessThanOrEqual(250 * 1024);
  });
});

// APIs that old browsers lack or privacy tools remove. Only decoration may fail without them.
const apis = [
  ["Element.prototype", "checkVisibility"],
  ["window", "ResizeObserver"],
  ["window", "IntersectionObserver"],
  ["window", "matchMedia"],
  ["window", "navigation"],
  ["window", "sessionStorage"],
  ["window", "localStorage"],
  ["window", "BroadcastChannel"],
  ["window", "requestIdleCallback"],
  ["HTMLImageElement.prototype", "decode"],
  ["Element.prototype", "getAnimations"],
] as const;

// Each API is also removed alone: with all removed, code may stop before it reaches a particular API.
for (const missing of [apis, ...apis.map((api) => [api])]) {
  const names = missing.map(([, name]) => name).join(", ");
  test(
    `without ${names} the landing page is intact after two minutes`,
    missing === apis ? {} : whole,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.install();
      for (const [owner, name] of missing) {
        await page.addInitScript(
          `Reflect.deleteProperty(${owner}, "${name}");
           if ("${name}" in ${owner}) Object.defineProperty(${owner}, "${name}", { value: undefined });`,
        );
      }
      await visit(page, "/");
      const choose = page.getByRole("radio", { name: /./ }).nth(1);
      await choose.click({ force: true });
      await page.clock.runFor(120_000);
      for (const { id } of sections) await expect(page.locator(`main #${id}`)).toBeAttached();
      await expect(page.locator("main h1")).toBeVisible();
      await expect(choose).toBeChecked();
    },
  );
}

test("scripts that failed to load are retried at the next interaction", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  for (const scripts of [/assets\/(?!boot-).*\.js$/, /assets\/faq-.*\.js$/]) {
    await page.route(scripts, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (one) => one.url().includes("/assets/faq-"));
    await page.goto("/faq");
    await failed;
    await page.unroute(scripts);
    await page.mouse.click(5, 300);
    await waitForReact(page);
  }
});
