// Steps through the history at any moment, and pages that extensions or blockers have changed.

import { paths } from "#contract/paths.ts";
import { bookingNoticeTimings } from "#facts/booking-notice.ts";
import { pageAt, pages } from "#tests/support/site.ts";
import { expect, test, whole } from "./support/browser-test.ts";
import { noticeOn } from "./support/landing-page.ts";
import { openQuoteDialog, waitForReact } from "./support/quote-page.ts";
import { follow, holdChunk, whatIsShown, whatShouldBeShown } from "./support/slow-pages.ts";

test("a step back before React has started shows the page of the address once it has", async ({
  page,
  baseURL,
}) => {
  await page.goto(paths.terms);
  await waitForReact(page);
  await follow(page, paths.privacy);
  await expect(page.locator("h1")).toHaveText(/^Privacy/);
  await page.goto(paths.faq);
  const release = await holdChunk(page, "entry.client");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL(paths.terms);
  release();
  await waitForReact(page);
  await expect(page.locator("h1")).toHaveText(/^Terms/);
  expect(await whatIsShown(page)).toEqual(
    whatShouldBeShown(pageAt(paths.terms), baseURL as string),
  );
});

/** The browser keeps a page that was left and shows it again as it was; Playwright switches that off. */
const inKeepingBrowser = test.extend({
  context: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(await browser.newContext({ baseURL: baseURL as string }));
    await browser.close();
  },
});

inKeepingBrowser(
  "the landing page with the booking notice and unsent values is shown again as it was left",
  async ({ page }) => {
    await page.clock.install();
    // On a busy machine the browser gives up a page now and then; one that it may not keep, each time.
    await expect(async () => {
      await page.goto(paths.landing);
      await waitForReact(page);
      await page.clock.runFor(bookingNoticeTimings.first);
      await expect(noticeOn(page)).toBeVisible();
      const dialog = await openQuoteDialog(page);
      await dialog.getByLabel("First name").fill("Ada");
      await page.keyboard.press("Escape");
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      const wasKept = () => page.evaluate(() => (window as { persisted?: boolean }).persisted);
      await expect.poll(wasKept, { timeout: 4_000 }).toBe(true);
    }).toPass({ timeout: 50_000 });
    await expect(page.locator("dialog [name=firstName]")).toHaveValue("Ada");
  },
);

test("parts of the page taken away by an extension leave no blank page when the visitor goes on", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/NotFoundError|removeChild/);
  await page.goto(paths.landing);
  await waitForReact(page);
  await page.evaluate(() => {
    document.querySelector("main > section")?.remove();
    document.querySelector("footer")?.remove();
  });
  await follow(page, paths.terms);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Terms/);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(await openQuoteDialog(page)).toBeVisible();
});

test("a blocker that stops files by their names does not stop React", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED|Failed to fetch/);
  await page.route(/\/assets\/[^/]*(analytics|consent|hotjar|recording|track)/, (route) =>
    route.abort(),
  );
  await page.goto(paths.landing);
  await waitForReact(page);
});

test(
  "however fast and at random a visitor moves, the page is that of the address",
  whole,
  async ({ page: opener, baseURL }) => {
    test.setTimeout(120_000);
    await opener.goto(paths.terms);
    // Unlike a tab that Playwright makes, one that a page opens has no empty page to step back to.
    const tab = opener.waitForEvent("popup");
    await opener.evaluate(() => void window.open("/terms"));
    const page = await tab;
    let state = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    const seed = state;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) / 2 ** 24;
    };
    const some = () => (pages[Math.floor(random() * pages.length)] ?? pageAt("/")).path;
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      await route.continue().catch(() => {});
    });
    await page.goto(some());
    await waitForReact(page);
    for (let burst = 0; burst < 10; burst++) {
      for (let step = Math.ceil(random() * 4); step--; ) {
        // A step back may change the document under either of them.
        if (random() < 0.7) await follow(page, some()).catch(() => {});
        else await page.evaluate((by) => history.go(by), random() < 0.6 ? -1 : 1).catch(() => {});
        await page
          .evaluate((wait) => new Promise((go) => setTimeout(go, wait)), random() * 120)
          .catch(() => {});
      }
      await expect(async () => {
        expect(await page.evaluate(() => navigation.transition !== null)).toBe(false);
        const shown = await whatIsShown(page);
        expect(shown, `seed ${seed}, burst ${burst}`).toEqual(
          whatShouldBeShown(pageAt(shown.path), baseURL as string),
        );
      }).toPass({ timeout: 10_000 });
    }
  },
);
