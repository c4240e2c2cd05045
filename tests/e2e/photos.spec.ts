import type { Page } from "@playwright/test";
import { photos as words } from "#content/photos.ts";
import { photoLimits, photosFragment } from "#contract/photos.ts";
import { findFaults } from "#tests/support/accessibility.ts";
import { expect, newEmail, readStore, whole } from "#tests/support/browser-test.ts";
import { submit, test, thanks } from "#tests/support/fault-test.ts";
import { smallPhoto, takePhoto } from "#tests/support/photo-files.ts";
import { waitForReact } from "#tests/support/quote-page.ts";

/** One line a photo: its pixels. What was taken back is a row without bytes. */
function storedPhotosOf(email: string): string[] {
  return readStore<{ pixels: string }>(
    `select photo.width || ' × ' || photo.height as pixels from photo
      join quote_request on quote_request.id = quote_request_id where email = ? and bytes > 0`,
    email,
  ).map(({ pixels }) => pixels);
}

const chooser = (page: Page) => page.getByLabel(words.choose, { exact: true }).last();
const items = (page: Page) => page.getByRole("list", { name: words.list }).getByRole("listitem");
/** Not those that wait "to be sent". */
const sentItems = (page: Page) =>
  items(page).filter({ has: page.getByText(words.states.sent, { exact: true }) });
const addButton = (page: Page) => page.getByRole("button", { name: words.choose });

async function thank(page: Page, origin: string) {
  const email = newEmail();
  await submit(page, origin, email);
  await expect(thanks(page)).toBeVisible();
  return email;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    "a photo of 12 MB arrives upright and small, and the page says so",
    whole,
    async ({ page, network }) => {
      test.slow();
      const email = await thank(page, network.origin);
      await expect(page.getByRole("button", { name: words.take })).toBeVisible();
      const photo = await takePhoto("IMG_0001.jpg");
      expect(photo.buffer.byteLength).toBeGreaterThan(10_000_000);
      await chooser(page).setInputFiles(photo);
      await expect(sentItems(page)).toHaveCount(1, { timeout: 60_000 });
      expect(storedPhotosOf(email)).toEqual([`1800 × ${photoLimits.longestSide}`]);
      expect(await findFaults(page)).toEqual([]);
    },
  );
});

test("a cut in the middle and a closed tab lose no photo, and none is there twice", async ({
  page,
  context,
  network,
}) => {
  const email = await thank(page, network.origin);
  await expect(addButton(page)).toBeVisible();
  network.fault = "answer dropped";
  await chooser(page).setInputFiles([await smallPhoto("a.jpg"), await smallPhoto("b.jpg")]);
  await expect(items(page).filter({ hasText: words.states.waiting })).toHaveCount(2);
  await page.close();
  network.fault = "none";
  // Any page of the site will do.
  const next = await context.newPage();
  await next.goto(`${network.origin}/terms`);
  await waitForReact(next);
  await expect.poll(() => storedPhotosOf(email)).toHaveLength(2);
  // Stored, but not yet confirmed perhaps: such a photo is shown by itself until the page is loaded again.
  await expect(async () => {
    await next.goto(`${network.origin}/thank-you`);
    await expect(next.getByText(words.arrived(2))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new Set(network.seen).size).toBe(3);
});

for (const [name, forbid] of [
  [
    "a photo is drawn beside the page, which would stand still meanwhile",
    () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  ],
  [
    "a photo is drawn in the page where nothing may run beside it",
    () => {
      window.Worker = class {
        constructor() {
          throw new Error("not allowed");
        }
      } as never;
    },
  ],
] as const) {
  test(name, async ({ page, network }) => {
    await page.addInitScript(forbid);
    const email = await thank(page, network.origin);
    await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
    await expect(sentItems(page)).toHaveCount(1);
    expect(storedPhotosOf(email)).toEqual(["640 × 480"]);
  });
}

test("a tab that is closed while a photo is made ready asks first", async ({ page, network }) => {
  await page.addInitScript(() => {
    // Never ready.
    window.Worker = class {
      postMessage() {}
    } as never;
  });
  await thank(page, network.origin);
  await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
  await expect(page.getByText(words.states.preparing)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("photos of a request that has not arrived follow it", async ({ page, network }) => {
  network.fault = "500";
  const email = await thank(page, network.origin);
  await expect(addButton(page)).toBeVisible();
  await chooser(page).setInputFiles(await smallPhoto("a.jpg"));
  await expect(page.getByText(words.requestUnsent)).toBeVisible();
  expect(new Set(network.seen).size).toBe(1);
  network.fault = "none";
  await page.clock.fastForward(60_000);
  await expect(sentItems(page)).toHaveCount(1);
  expect(storedPhotosOf(email)).toEqual(["640 × 480"]);
});

test("what the browser cannot read is said in words, and can be taken off the list", async ({
  page,
  network,
}) => {
  await thank(page, network.origin);
  await expect(addButton(page)).toBeVisible();
  const heic = { name: "IMG_3.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await chooser(page).setInputFiles(heic);
  await expect(page.getByText(words.unreadable)).toBeVisible();
  await page.getByRole("button", { name: `${words.remove}: ${heic.name}` }).click();
  await expect(items(page)).toHaveCount(0);
});

test("a sent photo can be taken back, and more than the most are left out", async ({
  page,
  network,
}) => {
  const email = await thank(page, network.origin);
  await expect(addButton(page)).toBeVisible();
  const photo = await smallPhoto("a.jpg");
  const many = Array.from({ length: photoLimits.count + 1 }, (_, number) => ({
    ...photo,
    name: `${number}.jpg`,
  }));
  await chooser(page).setInputFiles(many);
  await expect(page.getByText(words.tooMany(1))).toBeVisible();
  await expect(sentItems(page)).toHaveCount(photoLimits.count);
  await expect(addButton(page)).toBeDisabled();
  await page.getByRole("button", { name: `${words.remove}: 0.jpg` }).click();
  await expect(addButton(page)).toBeEnabled();
  await expect.poll(() => storedPhotosOf(email)).toHaveLength(photoLimits.count - 1);
});

test("a link adds photos later, and leaves no key in the address", async ({ browser, network }) => {
  const first = await browser.newPage();
  const email = await thank(first, network.origin);
  const [key] = network.seen;
  const later = await browser.newPage();
  await later.goto(`${network.origin}/thank-you${photosFragment}${key}`);
  await expect(addButton(later)).toBeVisible();
  expect(later.url()).toBe(`${network.origin}/thank-you`);
  await chooser(later).setInputFiles(await smallPhoto("a.jpg"));
  await expect(sentItems(later)).toHaveCount(1);
  expect(storedPhotosOf(email)).toHaveLength(1);
  await Promise.all([first.close(), later.close()]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says where to email photos, with the subject filled in", async ({ page }) => {
    await page.goto("/thank-you");
    const link = page.getByRole("link", { name: words.email }).first();
    await expect(link).toBeVisible();
    expect(await link.getAttribute("href")).toMatch(/^mailto:.*\?subject=Photos/);
    await expect(addButton(page)).toHaveCount(0);
  });
});
