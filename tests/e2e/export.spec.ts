// The static export in a browser: a page exported weeks ago corrects itself, and complains of nothing.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { printDate } from "#contract/page-environment.ts";
import { whole } from "#tests/support/browser-test.ts";
import { fillIn, openQuoteDialog, submitButton, waitForReact } from "#tests/support/quote-page.ts";
import { startStaticHost } from "#tests/support/site-host.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { dist } from "../../studios/folder.mjs";

test(
  "an old export without an address shows today's date and its own canonical link",
  whole,
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "static-"));
    const exportedOn = new Date("2026-01-05T12:00:00Z");
    await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today: exportedOn });
    const host = await startStaticHost(folder);
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
    host.stop();
    rmSync(folder, { recursive: true });
  },
);

test(
  "under a host's own spelling of an address, a page stays what was served",
  whole,
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "static-"));
    await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today: new Date() });
    const host = await startStaticHost(folder);
    for (const [address, heading] of [
      ["/index.html", "Factory Paint Won't Get You Noticed"],
      ["/faq.html", "Frequently asked questions"],
      ["/faq/", "Frequently asked questions"],
    ] as const) {
      await page.goto(host.origin + address);
      await waitForReact(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    host.stop();
    rmSync(folder, { recursive: true });
  },
);

for (const takesForms of [true, false]) {
  test(
    `a host that ${takesForms ? "takes forms in Netlify's manner has the request" : "takes no forms: the visitor is told, and given the telephone number"}`,
    takesForms ? whole : {},
    async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), "static-"));
      await exportSite({ from: `${dist}/site`, to: folder, origin: undefined, today: new Date() });
      const host = await startStaticHost(folder, { takesForms });
      await page.goto(host.origin);
      await openQuoteDialog(page);
      const filled = await fillIn(page, "sam@example.com");
      await submitButton(page).click();
      await page.waitForURL("**/thank-you");
      await waitForReact(page);
      const [confirmed, pending] = [page.getByText(thankYou.text), page.getByText(unsent.text)];
      await expect(takesForms ? confirmed : pending).toBeVisible();
      await expect(takesForms ? pending : confirmed).toBeHidden();
      if (!takesForms) await expect(page.getByRole("link", { name: unsent.call })).toBeVisible();
      expect(host.taken).toMatchObject(takesForms ? [filled] : []);
      host.stop();
      rmSync(folder, { recursive: true });
    },
  );
}
