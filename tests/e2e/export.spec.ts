// The static export in a browser: a page exported weeks ago corrects itself, and complains of nothing.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { printDate } from "#contract/page-environment.ts";
import { articlePath } from "#contract/paths.ts";
import { whole } from "#tests/support/browser-test.ts";
import {
  fillIn,
  openQuoteDialog,
  shownChoice,
  submitButton,
  waitForReact,
} from "#tests/support/quote-page.ts";
import { startStaticHost } from "#tests/support/site-host.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { dist } from "../../studios/folder.mjs";

async function startExport({ today = new Date(), takesForms = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today });
  const host = await startStaticHost(folder, { takesForms });
  const remove = () => {
    host.stop();
    rmSync(folder, { recursive: true });
  };
  return { host, remove };
}

test(
  "an old export without an address shows today's date and its own canonical link",
  whole,
  async ({ page }) => {
    const exportedOn = new Date("2026-01-05T12:00:00Z");
    const { host, remove } = await startExport({ today: exportedOn });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));

    const answer = await page.goto(`${host.origin}/privacy`);
    expect(await answer?.text()).toContain(printDate(exportedOn));
    await expect(page.getByText(`Effective date: ${printDate(new Date())}`)).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${host.origin}/privacy`,
    );

    await page.getByRole("button", { name: "Get a Quote" }).first().click();
    await expect(page.getByRole("dialog", { name: "Get Your Free Quote" })).toBeVisible();
    expect(complaints).toEqual([]);
    remove();
  },
);

test(
  "under a host's own spelling of an address, a page stays what was served",
  whole,
  async ({ page }) => {
    const { host, remove } = await startExport();
    for (const [address, heading] of [
      ["/index.html", "Factory Paint Won't Get You Noticed"],
      ["/faq.html", "Frequently asked questions"],
      ["/faq/", "Frequently asked questions"],
    ] as const) {
      await page.goto(host.origin + address);
      await waitForReact(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    remove();
  },
);

test(
  "Netlify has every field of a request, the choice in words included",
  whole,
  async ({ page }) => {
    const { host, remove } = await startExport({ takesForms: true });
    await page.goto(host.origin + articlePath("car-wrap-prices-uk"));
    await waitForReact(page);
    await page.getByLabel("Make and model").fill("bmw 5 series");
    await expect(async () => {
      // The choice may still be on its way to the opener; a dialog that is open covers it.
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Get a quote for this" }).click();
      await expect(shownChoice(page)).toContainText("BMW 5 Series");
    }).toPass();
    const filled = await fillIn(page, "sam@example.com");
    const posting = page.waitForRequest((request) => request.method() === "POST");
    await submitButton(page).click();
    const posted = Object.fromEntries(new URLSearchParams((await posting).postData() ?? ""));
    await page.waitForURL("**/thank-you");
    await waitForReact(page);
    await expect(page.getByText(thankYou.text)).toBeVisible();
    expect(posted).toMatchObject({ ...filled, message: expect.stringContaining("BMW 5 Series") });
    // It keeps only the fields that it has read in the pages' HTML.
    expect(host.taken).toEqual([posted]);
    remove();
  },
);

test("a host that takes no forms: the visitor is told, and given the telephone number", async ({
  page,
}) => {
  const { host, remove } = await startExport();
  await page.goto(host.origin);
  await openQuoteDialog(page);
  await fillIn(page, "sam@example.com");
  await submitButton(page).click();
  await page.waitForURL("**/thank-you");
  await waitForReact(page);
  await expect(page.getByText(unsent.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
  await expect(page.getByRole("link", { name: unsent.call })).toBeVisible();
  remove();
});
