import type { Page } from "@playwright/test";
import { photos as words } from "#content/photos.ts";
import { photosPath } from "#contract/photos.ts";
import { expect, newEmail, readStore } from "#tests/support/browser-test.ts";
import { submit, test, thanks } from "#tests/support/fault-test.ts";
import { smallPhoto } from "#tests/support/photo-files.ts";

const items = (page: Page) => page.getByRole("list", { name: words.list }).getByRole("listitem");

function readPhotosOf(email: string): { bytes: number }[] {
  return readStore(
    `select bytes from photo join quote_request on quote_request.id = quote_request_id
      where email = ?`,
    email,
  );
}

test("a photo that one tab sends while another takes it back is not kept", async ({
  page,
  context,
  network,
}) => {
  const email = newEmail();
  await submit(page, network.origin, email);
  await expect(thanks(page)).toBeVisible();
  const released = Promise.withResolvers<void>();
  const isStopped = Promise.withResolvers<void>();
  await page.route(`**${photosPath}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    isStopped.resolve();
    await released.promise;
    return route.continue();
  });
  await page
    .getByLabel(words.choose, { exact: true })
    .last()
    .setInputFiles(await smallPhoto("a.jpg"));
  await isStopped.promise;
  const other = await context.newPage();
  await other.goto(`${network.origin}/thank-you`);
  await other.getByRole("button", { name: `${words.remove}: a.jpg` }).click();
  await expect(items(other)).toHaveCount(0);
  released.resolve();
  await expect(items(page)).toHaveCount(0);
  // Forgotten: its row is there, without the picture.
  await expect.poll(() => readPhotosOf(email), { timeout: 20_000 }).toEqual([{ bytes: 0 }]);
});
