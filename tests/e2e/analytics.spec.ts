// Session replay and consent on the network: no request before the visitor agrees, and none without a site id.

import type { Page } from "@playwright/test";
import { consent as words } from "#content/consent.ts";
import { paths } from "#contract/paths.ts";
import { startSite } from "#tests/support/site-server.ts";
import { expect, test } from "./support/browser-test.ts";
import { fillIn, openQuoteDialog, quoteDialog, waitForReact } from "./support/quote-page.ts";

const SITE_ID = "1234567";
const HOTJAR = new RegExp(`^https://static\\.hotjar\\.com/c/hotjar-${SITE_ID}\\.js\\?sv=\\d+$`);

/** Fake Hotjar script. Sets Hotjar's cookie and storage entry, and inserts HTML, which Trusted Types would block. */
const REPLACEMENT = `document.body.insertAdjacentHTML("beforeend", "<i hidden></i>");
document.cookie = "_hjSessionUser_${SITE_ID}=x; path=/";
localStorage.setItem("_hjid", "x");
window.hotjarRuns = true;`;

/** Opens the site. @returns requests to other hosts, updated as they occur. */
async function watch(page: Page, origin: string) {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  await page.route(/hotjar\.com/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: REPLACEMENT }),
  );
  await page.goto(origin, { waitUntil: "networkidle" });
  return elsewhere;
}

const stored = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, keys: Object.keys(localStorage) }));
const runs = (page: Page) => page.evaluate(() => "hotjarRuns" in window);
const bar = (page: Page) => page.getByRole("region", { name: words.label });
const agree = (page: Page) => bar(page).getByRole("button", { name: words.agree });
const refuse = (page: Page) => bar(page).getByRole("button", { name: words.refuse });
const choices = (page: Page) => page.getByRole("button", { name: "Cookie choices" });

/** Expects the privacy policy to contain this statement about replay, and no other. */
async function expectPolicy(page: Page, origin: string, statement: string) {
  await page.goto(origin + paths.privacy, { waitUntil: "networkidle" });
  for (const one of ["There’s no session replay", "only if you agree", "starts when a page opens"])
    await expect(page.getByText(one)).toBeVisible({ visible: one === statement });
}

test("without a site id nobody is asked, nothing loads, and the privacy policy says that there is no replay", async ({
  page,
  request,
  baseURL,
}) => {
  const elsewhere = await watch(page, baseURL as string);
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  const answer = await request.get("/");
  expect(answer.headers()["content-security-policy"]).not.toMatch(/hotjar|contentsquare/);
  expect(await answer.text()).not.toMatch(/hotjar|data-analytics/);
  await expectPolicy(page, baseURL as string, "There’s no session replay");
});

test("with consent handled elsewhere, replay starts when a page opens and nobody is asked", async ({
  page,
}) => {
  const site = await startSite({
    ANALYTICS_SITE_ID: SITE_ID,
    ANALYTICS_CONSENT: "handled-elsewhere",
  });
  const elsewhere = await watch(page, site.origin);
  await expect.poll(() => runs(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
  expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
  await expectPolicy(page, site.origin, "starts when a page opens");
  await page.close();
  await site.stop();
});

test("with a site id, nothing loads or is stored before consent; consent applies to all tabs and can be withdrawn", async ({
  page,
  context,
}) => {
  const site = await startSite({ ANALYTICS_SITE_ID: SITE_ID });
  const elsewhere = await watch(page, site.origin);
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toEqual({ cookies: "", keys: [] });
  // Both answers are equally easy to give.
  const looks = [agree(page), refuse(page)].map((button) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      const { width, height, y } = element.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, width, height, y };
    }),
  );
  expect(await looks[0]).toEqual(await looks[1]);
  await refuse(page).click();
  await expectPolicy(page, site.origin, "only if you agree");
  await expect(bar(page)).toHaveCount(0);
  expect((await stored(page)).keys).toEqual(["session-replay"]);
  expect(elsewhere).toEqual([]);

  const other = await context.newPage();
  await watch(other, site.origin);
  await choices(other).click();
  await agree(other).click();
  for (const tab of [page, other]) await expect.poll(() => runs(tab)).toBe(true);
  expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
  await expect(page.locator('form[name="quote"]')).toHaveAttribute("data-hj-suppress", "");
  await openQuoteDialog(page);
  const typed = await fillIn(page, "sam@example.com", { model: "Käfer & Co" });

  await choices(other).click();
  await expect(bar(other)).toBeFocused();
  await Promise.all([page.waitForEvent("load"), refuse(other).click()]);
  for (const tab of [page, other]) {
    await waitForReact(tab);
    expect(await runs(tab)).toBe(false);
  }
  expect(await stored(other)).toEqual({ cookies: "", keys: ["session-replay"] });
  await openQuoteDialog(page);
  const values = await quoteDialog(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  expect(values).toMatchObject(typed);
  // Open pages would report errors for files that are still loading.
  for (const tab of [page, other]) await tab.close();
  await site.stop();
});
