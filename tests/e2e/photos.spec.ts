// Photos after a quote request: scaled down, retried until they arrive, removed, added by a link.

import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { photos as words } from "#content/photos.ts";
import { paths } from "#contract/paths.ts";
import { photoLimits, photosFragment, photosPath } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { findFaults } from "./support/accessibility.ts";
import { expect, newEmail, readStore } from "./support/browser-test.ts";
import { submit, test, thanks } from "./support/fault-test.ts";
import { visit } from "./support/quote-page.ts";

/** Size of each stored photo in pixels; "forgotten" for a removed photo, whose row has no bytes. */
function storedPhotosOf(email: string): string[] {
  return readStore<{ pixels: string; bytes: number }>(
    `select photo.width || ' × ' || photo.height as pixels, bytes from photo
      join quote_request on quote_request.id = quote_request_id where email = ?`,
    email,
  ).map(({ pixels, bytes }) => (bytes > 0 ? pixels : "forgotten"));
}

/** Makes a photo of 640 × 480 pixels, tagged to show as 480 × 640. @param isCut leaves out the end of the file. */
async function smallPhoto(name: string, isCut = false) {
  const file = await makePicture(640, 480, (one) => one.withMetadata({ orientation: 6 }).jpeg());
  const buffer = isCut ? file.subarray(0, file.length * 0.7) : file;
  return { name, mimeType: "image/jpeg", buffer };
}

const chooser = (page: Page) => page.getByLabel(words.choose, { exact: true }).last();
const items = (page: Page) => page.getByRole("list", { name: words.list }).getByRole("listitem");
/** Matches the whole text, since "Waiting to be sent" contains "sent" too. */
const sentItems = (page: Page) =>
  items(page).filter({ has: page.getByText(words.states.sent, { exact: true }) });
const addButton = (page: Page) => page.getByRole("button", { name: words.choose });
const removeButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `${words.remove}: ${name}` });

async function sendRequest(page: Page, origin: string) {
  const email = newEmail();
  await submit(page, origin, email);
  await expect(thanks(page)).toBeVisible();
  await expect(addButton(page)).toBeVisible();
  return email;
}

test("a broken upload and a closed tab lose no photo and duplicate none", async ({
  page,
  context,
  network,
}) => {
  const email = await sendRequest(page, network.origin);
  network.fault = "answer dropped";
  await chooser(page).setInputFiles([await smallPhoto("a.jpg"), await smallPhoto("b.jpg")]);
  await expect(items(page).filter({ hasText: words.states.waiting })).toHaveCount(2);
  await page.close();
  network.fault = "none";
  // Any page of the site resumes sending.
  const next = await context.newPage();
  await visit(next, network.origin + paths.terms);
  await expect.poll(() => storedPhotosOf(email)).toEqual(["480 × 640", "480 × 640"]);
  // If a photo is stored but not yet confirmed to the browser, it counts as arrived only after a reload.
  await expect(async () => {
    await next.goto(network.origin + paths.thankYou);
    await expect(next.getByText(words.arrived(2))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new Set(network.seen).size).toBe(3);
});

test("a damaged photo is sent as far as it can be read, a large transparent picture is scaled down on white, and an unreadable file is refused with a reason", async ({
  page,
  network,
}) => {
  const email = await sendRequest(page, network.origin);
  await chooser(page).setInputFiles(await smallPhoto("cut.jpg", true));
  await expect(sentItems(page)).toHaveCount(1);
  expect(storedPhotosOf(email)).toEqual(["480 × 640"]);
  const create = { width: 4800, height: 8, channels: 4, background: "#0000" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const uploaded = page.waitForRequest((request) => request.url().endsWith(photosPath));
  await chooser(page).setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  const { width } = await sharp((await uploaded).postDataBuffer() ?? "").metadata();
  expect(width).toBe(photoLimits.longestSide);
  const drawn = await items(page).nth(1).locator("img").getAttribute("src");
  const { channels } = await sharp(Buffer.from(drawn?.split(",")[1] ?? "", "base64")).stats();
  expect(channels[0]?.min).toBeGreaterThan(250);
  const heic = { name: "IMG_3.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await chooser(page).setInputFiles(heic);
  await expect(page.getByText(words.unreadable)).toBeVisible();
  await removeButton(page, heic.name).click();
  await expect(items(page)).toHaveCount(2);
  await expect(sentItems(page)).toHaveCount(2);
  // If the field kept the file, choosing the same file again would have no effect.
  await expect(chooser(page)).toHaveValue("");
});

test("a photo that the server refuses shows the reason and can be sent again", async ({
  page,
  network,
}) => {
  const email = await sendRequest(page, network.origin);
  const refuse = async (route: Route) => {
    const key = await route.request().headerValue(idempotencyKeyHeader);
    const headers = { [idempotencyKeyHeader]: key ?? "" };
    await route.fulfill({ status: 415, body: "Not today.", headers });
  };
  await page.route(`**${photosPath}`, refuse, { times: 1 });
  await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
  await expect(page.getByRole("alert")).toHaveText("Not today.");
  expect(await findFaults(page)).toEqual([]);
  // Session replay must not record photos.
  await expect(page.getByRole("list", { name: words.list })).toHaveAttribute("data-hj-suppress");
  await page.getByRole("button", { name: `${words.retry}: a.jpg` }).click();
  await expect(sentItems(page)).toHaveCount(1);
  expect(storedPhotosOf(email)).toHaveLength(1);
});

test("without IndexedDB, a tab asks before closing while a photo is being prepared, but not once the photo is sent", async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    const { createImageBitmap } = window;
    window.createImageBitmap = (async (file: Blob) => {
      await new Promise((go) => addEventListener("go-on", go, { once: true }));
      return createImageBitmap(file);
    }) as typeof createImageBitmap;
  });
  await sendRequest(page, network.origin);
  await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
  await expect(page.getByText(words.states.preparing)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await page.evaluate(() => void dispatchEvent(new Event("go-on")));
  await expect(sentItems(page)).toHaveCount(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test("up to 8 photos of an unsent request wait until the request is sent, and can be removed afterwards", async ({
  page,
  network,
}) => {
  network.fault = "500";
  const email = newEmail();
  await submit(page, network.origin, email);
  await expect(addButton(page)).toBeVisible();
  const names = Array.from({ length: photoLimits.count + 1 }, (_, number) => `${number}.jpg`);
  await chooser(page).setInputFiles(await Promise.all(names.map((name) => smallPhoto(name))));
  await expect(page.getByText("At most 8 photos: one was left out.")).toBeVisible();
  await expect(page.getByText(words.requestUnsent)).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  // The clock almost stands still, so that only the request's arrival can start sending the photos.
  await page.clock.pauseAt(Date.now() + 60_000);
  network.fault = "none";
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await page.clock.runFor(10);
    await expect(page.getByText(words.requestUnsent)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const countSent = () => page.clock.runFor(10).then(() => sentItems(page).count());
  await expect.poll(countSent).toBe(photoLimits.count);
  await removeButton(page, "0.jpg").click();
  await expect(page.getByText(words.tooMany(1))).toBeHidden();
  await expect(addButton(page)).toBeEnabled();
  await expect.poll(() => storedPhotosOf(email)).toContain("forgotten");
});

test("a link adds photos to its request alone, and loses its key", async ({ page, network }) => {
  const [linked, key] = [newEmail(), randomUUID()];
  await fetch(
    network.origin,
    postForm(buildQuoteForm({ email: linked }), { "Idempotency-Key": key }),
  );
  const own = await sendRequest(page, network.origin);
  // In a tab that already shows the page: only the fragment changes.
  const link = network.origin + paths.thankYou + photosFragment;
  await page.goto(link + key);
  await expect(page.getByText(words.linked)).toBeVisible();
  await expect(page).toHaveURL(network.origin + paths.thankYou);
  await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
  await expect(sentItems(page)).toHaveCount(1);
  await page.getByRole("button", { name: words.leaveLink }).click();
  await expect(page.getByText(words.linked)).toBeHidden();
  await chooser(page).setInputFiles(await smallPhoto("b.jpg"));
  await expect.poll(() => storedPhotosOf(own)).toHaveLength(1);
  expect(storedPhotosOf(linked)).toHaveLength(1);
  await page.goto(link + randomUUID());
  await expect(page.getByText(words.arrived(1))).toBeVisible();
  // As on a static host, which has no photo endpoint.
  await page.route(`**${photosPath}`, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText(words.byEmail)).toBeVisible();
});
