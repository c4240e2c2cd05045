// The static export in a browser: dates of an old export, and a form that the host refuses.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { startStaticHost } from "#tests/support/site-host.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { dist } from "../../studios/folder.mjs";
import { test as base, expect } from "./support/browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "./support/quote-page.ts";

const test = base.extend<{ host: Awaited<ReturnType<typeof startStaticHost>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  async host({}, use) {
    const folder = mkdtempSync(join(tmpdir(), "static-"));
    const today = new Date("2026-01-05T12:00:00Z");
    await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today });
    const host = await startStaticHost(folder);
    await use(host);
    host.stop();
    rmSync(folder, { recursive: true });
  },
});

test("an old export without a site address shows today's date and a canonical link to its host, even at a variant of a page's URL", async ({
  page,
  host,
}) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00Z"));
  const answer = await page.goto(`${host.origin}/privacy`);
  expect(await answer?.text()).toContain("5 January 2026");
  await expect(page.getByText("Effective date: 3 February 2031")).toBeVisible();
  for (const address of ["/privacy", "/privacy.html", "/faq/"]) {
    await page.goto(host.origin + address);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitForReact(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${host.origin}/faq`);
});

test("on a host without form handling, the visitor is given the telephone number and told that the request is unsent", async ({
  page,
  host,
  quietConsole,
}) => {
  quietConsole.allow(/405/);
  await page.goto(host.origin);
  await openQuoteDialog(page);
  await fillIn(page, "sam@example.com");
  await submitButton(page).click();
  await expect(page.getByText(unsent.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
  await expect(page.getByRole("link", { name: unsent.call })).toBeVisible();
});
