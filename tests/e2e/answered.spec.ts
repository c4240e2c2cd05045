// The page behind the link "mark as answered" of the studio's mails.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { startSite } from "#tests/support/site-server.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

test("asks, marks when the button is pressed, and has no accessibility fault at either step", async ({
  page,
}) => {
  const site = await startSite({ SITE_URL: "https://studio.example" });
  try {
    await fetch(site.origin, { ...postForm(buildQuoteForm()), redirect: "manual" });
    const folder = join(site.dataDir, "mail");
    await expect.poll(() => listMails(folder)).toContain("request-1.eml");
    const mail = readFileSync(join(folder, "request-1.eml"), "utf8").replaceAll("=\r\n", "");
    const path = /studio\.example(\/answered\/[\w.-]+)/.exec(mail)?.[1] ?? "";
    await page.goto(site.origin + path);
    for (const heading of ["Mark quote request 1 as answered", "Quote request 1 is answered"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
      const button = page.getByRole("button", { name: "Mark as answered" });
      if (await button.isVisible()) await button.press("Enter");
    }
  } finally {
    await site.stop();
  }
});

function listMails(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
