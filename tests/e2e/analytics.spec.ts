// Session replay and consent, read off the network: nothing before the visitor agrees, nothing without an id.

import { expect, type Page, test } from "@playwright/test";
import { fillIn, openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import { startSite } from "#tests/support/site-server.ts";

const SITE_ID = "1234567";
const HOTJAR = new RegExp(`^https://static\\.hotjar\\.com/c/hotjar-${SITE_ID}\\.js\\?sv=\\d+$`);

/** Stands in for Hotjar's own script: it stores what the real one stores, and writes into the page as text. */
const STAND_IN = `document.body.insertAdjacentHTML("beforeend", "<i hidden></i>");
document.cookie = "_hjSessionUser_${SITE_ID}=x; path=/";
localStorage.setItem("_hjid", "x");
window.hotjarRuns = true;`;

type Site = Awaited<ReturnType<typeof startSite>>;

/** Every request to another host, and every complaint of the browser. */
async function watch(page: Page, site: Site) {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route(/hotjar\.com/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: STAND_IN }),
  );
  return { elsewhere, complaints };
}

/** Opens a page and waits until React has taken it over, so that nothing is still to come. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
}

const stored = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, keys: Object.keys(localStorage) }));
const runs = (page: Page) => page.evaluate(() => "hotjarRuns" in window);
const bar = (page: Page) => page.getByRole("region", { name: "Session replay" });
const agree = (page: Page) => bar(page).getByRole("button", { name: "Agree" });
const refuse = (page: Page) => bar(page).getByRole("button", { name: "Refuse" });
const choices = (page: Page) => page.getByRole("button", { name: "Cookie choices" });

test.describe("without a site id", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({});
  });
  test.afterAll(() => site.stop());

  test("nobody is asked, nothing is loaded, and neither page nor policy knows of it", async ({
    page,
    request,
  }) => {
    const { elsewhere, complaints } = await watch(page, site);
    await open(page, site.origin);
    await expect(bar(page)).toHaveCount(0);
    await expect(choices(page)).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    const answer = await request.get(site.origin);
    expect(answer.headers()["content-security-policy"]).not.toMatch(/hotjar|contentsquare/);
    expect(await answer.text()).not.toMatch(/hotjar|data-analytics/);
  });
});

test.describe("with a site id", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ ANALYTICS_SITE_ID: SITE_ID });
  });
  test.afterAll(() => site.stop());

  test("nothing is requested or stored before the visitor answers, nor after a refusal", async ({
    page,
  }) => {
    const { elsewhere, complaints } = await watch(page, site);
    await open(page, site.origin);
    await expect(bar(page)).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(await stored(page)).toEqual({ cookies: "", keys: [] });

    await refuse(page).click();
    await expect(bar(page)).toHaveCount(0);
    await open(page, `${site.origin}/faq`);
    await expect(choices(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    expect((await stored(page)).keys).toEqual(["session-replay"]);
    expect(complaints).toEqual([]);
  });

  test("agreeing and refusing are equally easy, and the page stays usable meanwhile", async ({
    page,
  }) => {
    await watch(page, site);
    await open(page, site.origin);
    const [yes, no] = [await agree(page).boundingBox(), await refuse(page).boundingBox()];
    expect(yes?.width).toBe(no?.width);
    expect(yes?.height).toBe(no?.height);
    expect(yes?.y).toBe(no?.y);
    const look = (element: Element) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight };
    };
    expect(await agree(page).evaluate(look)).toEqual(await refuse(page).evaluate(look));
    await page.getByRole("button", { name: "Get a Quote" }).first().click();
    await expect(page.getByRole("dialog", { name: "Get Your Free Quote" })).toBeVisible();
  });

  test("it starts once the visitor agrees, with the form masked, and unasked on the next page", async ({
    page,
  }) => {
    const { elsewhere, complaints } = await watch(page, site);
    await open(page, site.origin);
    await agree(page).click();
    await expect.poll(() => runs(page)).toBe(true);
    expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
    await expect(page.locator('form[name="quote"]')).toHaveAttribute("data-hj-suppress", "");

    await open(page, `${site.origin}/terms`);
    await expect.poll(() => runs(page)).toBe(true);
    await expect(bar(page)).toHaveCount(0);
    expect(elsewhere).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  test("'Cookie choices' takes consent back: it stops, and what it stored goes", async ({
    page,
  }) => {
    const { elsewhere } = await watch(page, site);
    await open(page, site.origin);
    await agree(page).click();
    await expect.poll(() => runs(page)).toBe(true);

    await choices(page).click();
    await expect(bar(page)).toBeFocused();
    await Promise.all([page.waitForEvent("load"), refuse(page).click()]);
    await page.waitForLoadState("networkidle");
    expect(await runs(page)).toBe(false);
    expect(await stored(page)).toEqual({ cookies: "", keys: ["session-replay"] });
    expect(elsewhere).toHaveLength(1);

    await choices(page).click();
    await agree(page).click();
    await expect.poll(() => runs(page)).toBe(true);
  });

  test("an answer given in one tab holds in the other: agreed, then taken back", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await watch(tab, site);
      await open(tab, site.origin);
      await expect(bar(tab)).toBeVisible();
    }
    await agree(page).click();
    await expect.poll(() => runs(other)).toBe(true);
    await expect(bar(other)).toHaveCount(0);

    await choices(page).click();
    await Promise.all([other.waitForEvent("load"), refuse(page).click()]);
    for (const tab of [page, other]) {
      await tab.waitForLoadState("networkidle");
      expect(await runs(tab)).toBe(false);
      await expect(bar(tab)).toHaveCount(0);
    }
    expect(await stored(page)).toEqual({ cookies: "", keys: ["session-replay"] });
  });

  test("what is typed into the form stays when a refusal in another tab loads the page anew", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await watch(tab, site);
      await open(tab, site.origin);
    }
    await agree(other).click();
    await expect.poll(() => runs(page)).toBe(true);
    await openQuoteDialog(page);
    const typed = await fillIn(page, "sam@example.com", { model: "Käfer & Co" });
    await choices(other).click();
    await Promise.all([page.waitForEvent("load"), refuse(other).click()]);
    await waitForReact(page);
    await openQuoteDialog(page);
    const values = await quoteDialog(page)
      .locator("form")
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toMatchObject(typed);
  });

  test("refusing stops the recording in every tab where the storage is switched off", async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new Error("denied");
          },
        });
      }
    });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await watch(tab, site);
      await tab.route(/hotjar\.com/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.hotjarRuns = true" }),
      );
      await open(tab, site.origin);
    }
    await agree(page).click();
    for (const tab of [page, other]) await expect.poll(() => runs(tab)).toBe(true);
    await choices(page).click();
    const loaded = [page, other].map((tab) => tab.waitForEvent("load"));
    await Promise.all([...loaded, refuse(page).click()]);
    for (const tab of [page, other]) {
      await tab.waitForLoadState("networkidle");
      expect(await runs(tab)).toBe(false);
      await expect(bar(tab)).toBeVisible();
    }
  });
});

test("where consent is handled elsewhere, it starts at startup and nobody is asked", async ({
  page,
}) => {
  const site = await startSite({
    ANALYTICS_SITE_ID: SITE_ID,
    ANALYTICS_CONSENT: "handled-elsewhere",
  });
  const { elsewhere, complaints } = await watch(page, site);
  await open(page, site.origin);
  await expect.poll(() => runs(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
  expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
  expect(complaints).toEqual([]);
  await site.stop();
});
