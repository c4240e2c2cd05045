// Page changes that overtake one another, whose chunks are slow or gone: the address and the page agree at the end.

import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";
import { pageAt, pages } from "#tests/support/site.ts";
import {
  browserAges,
  follow,
  holdChunk,
  whatIsShown,
  whatShouldBeShown,
} from "#tests/support/slow-pages.ts";

const wholeLoads: keyof typeof browserAges = "a browser without the Navigation API";
const slug = articleSlugs[0];
const article = articlePath(slug);

for (const [age, make] of Object.entries(browserAges)) {
  test.describe(age, () => {
    test.beforeEach(({ page }) => page.addInitScript(make));

    if (age !== wholeLoads) {
      test("a slow page that was overtaken by another never shows", async ({ page, baseURL }) => {
        const release = await holdChunk(page, slug);
        await page.goto("/faq");
        await waitForReact(page);
        await follow(page, article);
        await follow(page, "/terms");
        await page.waitForURL("/terms");
        await expect(page.locator("h1")).toHaveText(/^Terms/);
        const arrived = page.waitForEvent("requestfinished", (one) => one.url().includes(slug));
        release();
        await arrived;
        await page.evaluate(
          () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
        );
        expect(await whatIsShown(page)).toEqual(
          whatShouldBeShown(pageAt("/terms"), baseURL as string),
        );
      });
    }

    test("a request sent while another page is on its way ends on the thank-you page", async ({
      page,
      baseURL,
    }) => {
      const email = newEmail();
      const release = await holdChunk(page, slug);
      await page.goto("/faq");
      await waitForReact(page);
      if (age !== wholeLoads) await follow(page, article);
      await openQuoteDialog(page);
      await fillIn(page, email);
      await submitButton(page).click();
      await page.waitForURL(paths.thankYou);
      release();
      await page.waitForLoadState("networkidle");
      expect(await whatIsShown(page)).toEqual(
        whatShouldBeShown(pageAt(paths.thankYou), baseURL as string),
      );
      expect(storedRequestsOf(email)).toHaveLength(1);
    });
  });
}

test("the address changes with the page, and a step back before that stays where it was", async ({
  page,
}) => {
  const release = await holdChunk(page, slug);
  await page.goto("/faq");
  await waitForReact(page);
  await follow(page, article);
  expect(new URL(page.url()).pathname).toBe("/faq");
  release();
  await expect(page).toHaveURL(article);
});

test("an overtaken page that cannot be had loads nothing anew, and what was typed stays", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.goto("/faq");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("First name").fill("Priya");
  await page.keyboard.press("Escape");
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**/assets/${slug}-*.js`, async (route) => {
    await failing;
    await route.abort();
  });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") loads.push(request.url());
  });
  const failed = page.waitForEvent("requestfailed");
  await follow(page, article);
  await follow(page, "/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  fail();
  await failed;
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/terms");
  expect(loads).toEqual([]);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("First name")).toHaveValue("Priya");
});

test("a page whose chunk is gone is loaded whole, from its top, and the form keeps what was typed", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  let isLoadedWhole = false;
  await page.route(`**/assets/${slug}-*.js`, (route) =>
    isLoadedWhole ? route.continue() : route.abort(),
  );
  await page.goto("/faq");
  await waitForReact(page);
  const dialog = await openQuoteDialog(page);
  await dialog.getByLabel("Vehicle make").fill("Škoda");
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  page.on("request", (request) => {
    isLoadedWhole ||= request.resourceType() === "document";
  });
  await follow(page, article);
  await expect.poll(() => isLoadedWhole).toBe(true);
  await expect(page).toHaveURL(article);
  await waitForReact(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openQuoteDialog(page);
  await expect(dialog.getByLabel("Vehicle make")).toHaveValue("Škoda");
});

test("a visitor who has gone to another page while the request is sent stays there", async ({
  page,
}) => {
  const email = newEmail();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("/", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto("/faq");
  await waitForReact(page);
  await openQuoteDialog(page);
  await fillIn(page, email);
  await submitButton(page).click();
  await page.keyboard.press("Escape");
  await follow(page, "/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  answer();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.locator("dialog button[type=submit]")).toBeEnabled();
  await expect(page).toHaveURL("/terms");
  expect(storedRequestsOf(email)).toHaveLength(1);
});

test("a choice made just before a click on a link neither stops the click nor follows it", async ({
  page,
}) => {
  const release = await holdChunk(page, "terms");
  await page.goto(articlePath("colour-and-finish-options"));
  await waitForReact(page);
  await page.clock.install();
  await page.locator("#visualiser label", { hasText: "Van" }).first().click();
  await follow(page, "/terms");
  await page.clock.runFor(2_000);
  release();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

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

test("however fast and at random a visitor moves, the page is that of the address", async ({
  page: opener,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await opener.goto("/terms");
  // Unlike a tab that Playwright makes, one that a page opens has no empty page to step back to.
  const tab = opener.waitForEvent("popup");
  await opener.evaluate(() => void window.open("/terms"));
  const page = await tab;
  const rounds = Number(process.env.PAGE_CHANGES ?? 60);
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
});

for (const age of ["a browser of today", wholeLoads] as const) {
  test(`typed before React came, then sent offline: the site itself thanks and tells (${age})`, async ({
    page,
    context,
    quietConsole,
  }) => {
    quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
    const email = newEmail();
    await page.addInitScript(browserAges[age]);
    const release = await holdChunk(page, "entry.client");
    await page.goto("/faq", { waitUntil: "domcontentloaded" });
    await openQuoteDialog(page);
    await fillIn(page, email);
    release();
    await waitForReact(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page).toHaveURL(paths.thankYou);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanks, we've got it!");
    await expect(page.getByRole("status")).toContainText("Your request has not reached us yet");
    await context.setOffline(false);
    await expect.poll(() => storedRequestsOf(email).length).toBe(1);
  });
}

test("parts of the page taken away by an extension leave no blank page when the visitor goes on", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/NotFoundError|removeChild/);
  await page.goto("/");
  await waitForReact(page);
  await page.evaluate(() => {
    document.querySelector("main > section")?.remove();
    document.querySelector("footer")?.remove();
  });
  await follow(page, "/terms");
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
  await page.goto("/");
  await waitForReact(page);
});
