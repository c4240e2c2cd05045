// Session replay and consent, read off the network: nothing before the visitor agrees, nothing without an id.

import { expect, type Page, test } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import { whole } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, quoteDialog, waitForReact } from "#tests/support/quote-page.ts";
import {
  agree,
  bar,
  choices,
  HOTJAR,
  open,
  refuse,
  runs,
  SITE_ID,
  stored,
  watch,
} from "#tests/support/session-replay.ts";
import { startSite } from "#tests/support/site-server.ts";

/** What the privacy policy says of the setting in force, and of no other. */
async function expectPolicy(page: Page, origin: string, words: string) {
  await open(page, origin + paths.privacy);
  for (const one of ["There is no session replay", "only if you agree", "starts when a page opens"])
    await expect(page.getByText(one)).toBeVisible({ visible: one === words });
}

type Site = Awaited<ReturnType<typeof startSite>>;

test("without a site id nobody is asked, nothing is loaded, and neither page nor policy knows of it", async ({
  page,
  request,
  baseURL,
}) => {
  const { elsewhere, complaints } = await watch(page, baseURL as string);
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
  expect([elsewhere, complaints]).toEqual([[], []]);
  const answer = await request.get("/");
  expect(answer.headers()["content-security-policy"]).not.toMatch(/hotjar|contentsquare/);
  expect(await answer.text()).not.toMatch(/hotjar|data-analytics/);
  await expectPolicy(page, baseURL as string, "There is no session replay");
});

test("where consent is handled elsewhere, it starts at startup and nobody is asked", async ({
  page,
}) => {
  const site = await startSite({
    ANALYTICS_SITE_ID: SITE_ID,
    ANALYTICS_CONSENT: "handled-elsewhere",
  });
  const { elsewhere, complaints } = await watch(page, site.origin);
  await expect.poll(() => runs(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
  expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
  expect(complaints).toEqual([]);
  await expectPolicy(page, site.origin, "starts when a page opens");
  await site.stop();
});

test.describe("with a site id", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ ANALYTICS_SITE_ID: SITE_ID });
  });
  test.afterAll(() => site.stop());

  test("nothing is requested or stored before the visitor answers, nor after a refusal, and both answers are equally easy", async ({
    page,
  }) => {
    const { elsewhere, complaints } = await watch(page, site.origin);
    await expect(bar(page)).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(await stored(page)).toEqual({ cookies: "", keys: [] });
    const looks = [agree(page), refuse(page)].map((button) =>
      button.evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height, y } = element.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width, height, y };
      }),
    );
    expect(await looks[0]).toEqual(await looks[1]);
    await page.getByRole("button", { name: "Get a Quote" }).first().click();
    await expect(quoteDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await refuse(page).click();
    await expect(bar(page)).toHaveCount(0);
    await open(page, site.origin + paths.faq);
    await expect(choices(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect((await stored(page)).keys).toEqual(["session-replay"]);
    expect([elsewhere, complaints]).toEqual([[], []]);
    await expectPolicy(page, site.origin, "only if you agree");
  });

  test("an answer given in one tab holds in the other: agreed, with the form masked, then taken back, and what was typed stays", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const { elsewhere, complaints } = await watch(page, site.origin);
    await watch(other, site.origin);
    await agree(other).click();
    for (const tab of [page, other]) {
      await expect.poll(() => runs(tab)).toBe(true);
      await expect(bar(tab)).toHaveCount(0);
    }
    expect(elsewhere).toEqual([expect.stringMatching(HOTJAR)]);
    expect(complaints).toEqual([]);
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
  });

  test(
    "refusing stops the recording in every tab where the storage is switched off",
    whole,
    async ({ page, context }) => {
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
        await watch(tab, site.origin);
        await tab.route(/hotjar\.com/, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "window.hotjarRuns = true" }),
        );
      }
      await agree(page).click();
      for (const tab of [page, other]) await expect.poll(() => runs(tab)).toBe(true);
      await choices(page).click();
      const loaded = [page, other].map((tab) => tab.waitForEvent("load"));
      await Promise.all([...loaded, refuse(page).click()]);
      for (const tab of [page, other]) {
        await expect(bar(tab)).toBeVisible();
        expect(await runs(tab)).toBe(false);
      }
    },
  );
});
