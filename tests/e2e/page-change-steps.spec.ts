// Steps back and forth, at any moment: the page is that of the address.

import { articlePath } from "#contract/paths.ts";
import { expect, test, whole } from "#tests/support/browser-test.ts";
import { waitForReact } from "#tests/support/quote-page.ts";
import { pageAt, pages } from "#tests/support/site.ts";
import { follow, holdChunk, whatIsShown, whatShouldBeShown } from "#tests/support/slow-pages.ts";

test("back to an address that has no page shows the 404 page again", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await page.goto("/nothing-here");
  await waitForReact(page);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/nothing-here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("a step back before React has started shows the page of the address once it has", async ({
  page,
  baseURL,
}) => {
  await page.goto("/terms");
  await waitForReact(page);
  await follow(page, "/privacy");
  await expect(page.locator("h1")).toHaveText(/^Privacy/);
  await page.goto("/faq");
  const release = await holdChunk(page, "entry.client");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/terms");
  release();
  await waitForReact(page);
  await expect(page.locator("h1")).toHaveText(/^Terms/);
  expect(await whatIsShown(page)).toEqual(whatShouldBeShown(pageAt("/terms"), baseURL as string));
});

test("a link to the page one is on shows it as the link says", async ({ page }) => {
  const prices = articlePath("car-wrap-prices-uk");
  await page.goto(`${prices}?size=large`);
  await waitForReact(page);
  const large = page.getByRole("radio", { name: "Large" });
  await expect(large).toBeChecked();
  await page.getByRole("banner").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(prices);
  await expect(large).not.toBeChecked();
});

test(
  "however fast and at random a visitor moves, the page is that of the address",
  whole,
  async ({ page: opener, baseURL }) => {
    test.setTimeout(120_000);
    await opener.goto("/terms");
    // Unlike a tab that Playwright makes, one that a page opens has no empty page to step back to.
    const tab = opener.waitForEvent("popup");
    await opener.evaluate(() => void window.open("/terms"));
    const page = await tab;
    const rounds = Number(process.env.PAGE_CHANGES ?? 30);
    let state = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    const seed = state;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) / 2 ** 24;
    };
    const some = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    let underWay = 0;
    await page.route("**/assets/*.js", async (route) => {
      underWay++;
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      await route.continue().catch(() => {});
      underWay--;
    });
    for (let done = 0; done < rounds; ) {
      await page.goto(some(pages).path);
      await waitForReact(page);
      // From here all chunks that are not cached are slow.
      for (let burst = 0; burst < 5 && done < rounds; burst++) {
        for (let step = Math.ceil(random() * 4); step--; done++) {
          const way = random();
          // A step back may change the document under either of them.
          if (way < 0.7) await follow(page, some(pages).path).catch(() => {});
          else await page.evaluate((by) => history.go(by), way < 0.88 ? -1 : 1).catch(() => {});
          await page
            .evaluate((wait) => new Promise((go) => setTimeout(go, wait)), random() * 120)
            .catch(() => {});
        }
        await expect
          .poll(
            async () =>
              underWay ||
              (await page.evaluate(() => navigation.transition !== null).catch(() => true)),
          )
          .toBeFalsy();
        // A page change that was overtaken may still be a frame away from showing the page of the address.
        await expect(async () => {
          const shown = await whatIsShown(page);
          expect(shown, `seed ${seed}, after ${done}`).toEqual(
            whatShouldBeShown(pageAt(shown.path), baseURL as string),
          );
        }).toPass({ timeout: 3_000 });
      }
    }
  },
);
