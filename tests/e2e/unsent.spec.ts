// Quote requests on a failing network, in a real browser.

import type { Page } from "@playwright/test";
import { discard } from "#content/discard.ts";
import { photos } from "#content/photos.ts";
import { thankYou } from "#content/thank-you.ts";
import { unsent } from "#content/unsent.ts";
import { paths } from "#contract/paths.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { expect, newEmail, storedRequestsOf } from "./support/browser-test.ts";
import { kept, submit, test, thanks } from "./support/fault-test.ts";
import { fillIn, openQuoteDialog, submitButton, visit } from "./support/quote-page.ts";

/** Milliseconds to advance the clock, past the longest pause between attempts. */
const A_WHILE = 600_000;

/** Expects the page to say that the request is unsent, without thanks. */
async function expectUnsent(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: unsent.heading })).toBeVisible();
  await expect(page.getByRole("status").getByText(unsent.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
}

async function expectDelivered(page: Page, email: string) {
  await expect.poll(() => kept(page)).toBe(0);
  expect(storedRequestsOf(email)).toHaveLength(1);
}

test("a request sent offline is kept and shown as unsent, and arrives once when the connection is back", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  await visit(page, network.origin);
  await openQuoteDialog(page);
  const drawings = page.waitForEvent("requestfinished", (one) =>
    one.url().includes("/assets/photos-"),
  );
  await fillIn(page, email);
  await drawings;
  await context.setOffline(true);
  await submitButton(page).click();
  await expectUnsent(page);
  await expect(page.getByRole("link", { name: unsent.call })).toHaveAttribute(
    "href",
    unsent.phoneLink,
  );
  const drawing = page.getByRole("main").locator("img").first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  // Lengthens the pause between attempts beyond a minute, so that only the connection's return triggers the next one.
  for (let attempt = 0; attempt < 6; attempt++) {
    const failed = page.waitForEvent("requestfailed");
    await page.clock.fastForward(A_WHILE);
    await failed;
  }
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeVisible();
  await expectDelivered(page, email);
});

test("if the browser cannot store an unsent request, the page says so and asks before it closes", async ({
  page,
  network,
}) => {
  const email = newEmail();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  network.fault = "redirect";
  await submit(page, network.origin, email);
  await expect(page.getByRole("status").getByText(unsent.textIfNotKept)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  network.fault = "none";
  await page.clock.fastForward(A_WHILE);
  await expect(thanks(page)).toBeVisible();
  await expectDelivered(page, email);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test("a discarded request and its photos are neither kept nor sent, and other tabs show the discard", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  network.fault = "500";
  await submit(page, network.origin, email);
  const buffer = await makePicture(64, 48);
  const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel(photos.choose, { exact: true }).last().setInputFiles(photo);
  await expect(page.getByText(photos.requestUnsent)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(unsent.text)).toBeVisible();
  await page.getByRole("button", { name: discard.button(1) }).click();
  await expect(page.getByRole("heading", { name: discard.heading, level: 1 })).toBeFocused();
  await expect(other.getByText(discard.text)).toBeVisible();
  await expect(page.getByText(photo.name)).toBeHidden();
  await expect(page.getByText(discard.text)).toBeVisible();
  await expect(page.getByText(thankYou.text)).toBeHidden();
  network.fault = "none";
  await page.clock.fastForward(A_WHILE);
  expect(await kept(page)).toBe(0);
  expect(storedRequestsOf(email)).toEqual([]);
});

test("a request whose tab was closed while it was being sent is delivered by the next page", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  network.fault = "answer hangs";
  await submit(page, network.origin, email);
  await expect.poll(() => network.seen.length).toBe(1);
  network.fault = "none";
  await page.close();
  const other = await context.newPage();
  await visit(other, network.origin + paths.faq);
  // The browser releases a closed tab's lock with a delay.
  await expect
    .poll(async () => {
      await other.clock.fastForward(A_WHILE);
      return kept(other);
    })
    .toBe(0);
  await expectDelivered(other, email);
});
