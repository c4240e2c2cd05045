// The desk's pages and mails in a browser: keyboard, accessibility, phones.

import { resolve } from "node:path";
import { openSqlite } from "#server/db/sqlite/open.ts";
import { buildMailBody } from "#server/notify/mail-body.ts";
import { savePhoto } from "#server/photos/store.ts";
import { markAnswered } from "#server/quote/mark.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { startSite } from "#tests/support/site-server.ts";
import { buildQuoteForm, buildUuid, postForm } from "#tests/support/test-site.ts";
import { expectNoFault, tabTo } from "./support/accessibility.ts";
import { expect, test, whole } from "./support/browser-test.ts";
import { startLocalPages } from "./support/local-pages.ts";

test("a mail with a long link and address fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const link = `https://studio.example/answered/${"a".repeat(90)}`;
  const rows = [["Email", `${"a".repeat(64)}@example.com`]] as const;
  await page.setContent(buildMailBody([{ rows }, { text: "Mark the request here:", link }]).html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test(
  "the desk opens at its printed address, every page passes axe, and the keyboard can mark a request as answered",
  whole,
  async ({ page, quietConsole }) => {
    // Axe checks ten pages at two widths.
    test.setTimeout(180_000);
    quietConsole.allow(/404/);
    const desk = await startDesk();
    await page.goto(desk.entrance);
    await expect(page.getByRole("heading", { name: "Open requests" })).toBeVisible();
    const home = page.url();
    const paths = [
      "",
      "?shelf=all",
      "?shelf=spam",
      "?q=nobody",
      "requests/4",
      "requests/3",
      "requests/4/erase",
      "problems",
      "nothing-here",
    ];
    for (const path of paths) {
      await page.goto(home + path);
      await expectNoFault(page);
    }
    await page.goto(`${home}problems`);
    await page.getByRole("button", { name: "Run the launch check" }).click();
    await expect(page.getByRole("heading", { name: "Launch check" })).toBeVisible();
    await expectNoFault(page);

    await page.goto(home);
    await tabTo(page, "Ada");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Request 4" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Photo 3 of 3" })).toBeVisible();
    await tabTo(page, "Mark as answered");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText("Quote request 4 is answered.");
    await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
    // The page may still be loading photos from the desk.
    await page.close();
    await desk.stop();
  },
);

const PLENTY = 1_000_000_000;

const forms: Record<string, string>[] = [
  { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Transit Custom" },
  { firstName: "李雷", email: "li.lei@example.com", make: "BMW", model: "4 Series" },
  { firstName: "Cheap links", email: "x@example.com", "bot-field": "x" },
  { message: "Coupé, full wrap in Irwell Petrol, satin (IW 214). In gloss or satin film" },
];

/** Runs `desk open` for a site with four requests: 1 is answered, 3 is spam, 4 is open and has three photos. */
async function startDesk() {
  const site = await startSite({ RATE_LIMIT: "off", SITE_URL: "http://127.0.0.1:9" });
  for (const [index, changes] of forms.entries()) {
    const key = { "Idempotency-Key": buildUuid(index) };
    await fetch(site.origin, { ...postForm(buildQuoteForm(changes), key), redirect: "manual" });
  }
  const database = await openSqlite(site.dataDir);
  const image = await makePicture(1200, 900);
  for (const number of [1, 2, 3]) {
    const keys = { requestKey: buildUuid(3), photoKey: buildUuid(100 + number) };
    await savePhoto(database, { ...keys, width: 1200, height: 900, image }, PLENTY);
  }
  await markAnswered(database, 1);
  await database.close();
  const args = [resolve("desk/main.ts"), "open", "--no-browser"];
  const desk = await startLocalPages(args, { DATA_DIR: site.dataDir }, site.dataDir);
  return {
    entrance: desk.entrance,
    async stop() {
      await desk.stop();
      await site.stop();
    },
  };
}
