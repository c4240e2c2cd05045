// Pages whose chunks are gone, that are offline, or that others have changed.

import { articlePath, articleSlugs, paths } from "#contract/paths.ts";
import { expect, newEmail, storedRequestsOf, test, whole } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";
import { browserAges, follow, holdChunk } from "#tests/support/slow-pages.ts";

const wholeLoads: keyof typeof browserAges = "a browser without the Navigation API";
const slug = articleSlugs[0];
const article = articlePath(slug);

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

test(
  "a page whose chunk is gone is loaded whole, from its top, and the form keeps what was typed",
  whole,
  async ({ page, quietConsole }) => {
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
  },
);

for (const age of ["a browser of today", wholeLoads] as const) {
  test(
    `typed before React came, then sent offline: the site itself thanks and tells (${age})`,
    age === wholeLoads ? {} : whole,
    async ({ page, context, quietConsole }) => {
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
    },
  );
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
