// Session replay and consent, read off the network: nothing before the visitor agrees, nothing without an id.

import { expect, test } from "@playwright/test";
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

test.describe("without a site id", () => {
  let site: Awaited<ReturnType<typeof startSite>>;
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
  let site: Awaited<ReturnType<typeof startSite>>;
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
