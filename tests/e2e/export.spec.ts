// The static export in a browser: dates of an old export, and hosts with and without form handling.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { getQuote } from "#content/quote.ts";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { articlePath } from "#contract/paths.ts";
import { startStaticHost } from "#tests/support/site-host.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { dist } from "../../studios/folder.mjs";
import { test as base, expect, whole } from "./support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  shownChoice,
  submitButton,
  visit,
  waitForReact,
} from "./support/quote-page.ts";

type Host = Awaited<ReturnType<typeof startStaticHost>>;

/** `takesForms`: handles forms as Netlify does. */
const test = base.extend<{ takesForms: boolean; host: Host }>({
  takesForms: [false, { option: true }],
  async host({ takesForms }, use) {
    const folder = mkdtempSync(join(tmpdir(), "static-"));
    const today = new Date("2026-01-05T12:00:00Z");
    await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today });
    const host = await startStaticHost(folder, { takesForms });
    await use(host);
    host.stop();
    rmSync(folder, { recursive: true });
  },
});

test(
  "an export made earlier and without a site address shows today's date and a canonical link to its host, even at a variant of a page's URL",
  whole,
  async ({ page, host }) => {
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
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${host.origin}/faq`,
    );
  },
);

async function submit(page: Page) {
  const filled = await fillIn(page, "sam@example.com");
  await submitButton(page).click();
  await page.waitForURL("**/thank-you");
  await waitForReact(page);
  return filled;
}

test.describe("on a host with form handling", () => {
  test.use({ takesForms: true });

  test(
    "the host receives every field of a request, including the choice in words",
    whole,
    async ({ page, host, quietConsole }) => {
      // A static host answers 404 to the photo list.
      quietConsole.allow(/404/);
      await visit(page, host.origin + articlePath("car-wrap-prices-uk"));
      await page.getByLabel("Make and model").fill("bmw 5 series");
      await page.getByRole("form").getByRole("button", { name: getQuote }).click();
      await expect(shownChoice(page)).toContainText("BMW 5 Series");
      const filled = await submit(page);
      await expect(page.getByText(thankYou.text)).toBeVisible();
      const message = expect.stringContaining("BMW 5 Series");
      expect(host.taken).toEqual([expect.objectContaining({ ...filled, message })]);
    },
  );
});

test("on a host without form handling, the visitor is given the telephone number and told that the request is unsent", async ({
  page,
  host,
  quietConsole,
}) => {
  quietConsole.allow(/405/);
  await page.goto(host.origin);
  await openQuoteDialog(page);
  await submit(page);
  await expect(page.getByText(unsent.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
  await expect(page.getByRole("link", { name: unsent.call })).toBeVisible();
});
