import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { changeCustomer } from "#server/quote/mark.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import { BELIEVED_AFTER } from "./confirmed-time.ts";
import { purgeExpired } from "./retention.ts";

const DAY = 24 * 60 * 60 * 1000;
const kept = retention.photosWithoutBooking.amount * DAY;

type Site = Awaited<ReturnType<typeof createSiteWithPhotos>>;

const purge = ({ database, env, clock }: Site) =>
  purgeExpired({ database, dataDir: env.dataDir, now: clock.now }, env.retention, clock.now());

test("photos go after as many days as the privacy policy says, with their mails, and the request stays", async () => {
  const site = await createSiteWithPhotos(3);
  const mail = join(site.env.dataDir, "mail", "photos-1-1.eml");
  await mkdir(join(site.env.dataDir, "mail"));
  await writeFile(mail, "");
  site.clock.advance(kept);
  expect(await purge(site)).toEqual({ requests: 0, photos: 0 });
  expect(existsSync(mail)).toBe(true);
  site.clock.advance(1);
  expect(await purge(site)).toEqual({ requests: 0, photos: 3 });
  expect(existsSync(mail)).toBe(false);
  expect(await readPhotos(site.database)).toEqual([]);
  expect(await site.database.queries.selectFrom("quoteRequest").select("id").execute()).toEqual([
    { id: 1 },
  ]);
});

test("a clock that jumps ahead deletes no photo at first, and the log says how many go later", async () => {
  const site = await createSiteWithPhotos(3);
  const house = createTestHousekeeping(site);
  site.clock.advance(kept + 1);
  await house.runTasks();
  expect(house.logged).toEqual(["error: purge held: is the clock right?"]);
  expect(house.loggedFields).toMatchObject([{ expiredPhotos: 3, heldPhotos: 3 }]);
  expect(await readPhotos(site.database)).toHaveLength(3);
  site.clock.advance(BELIEVED_AFTER);
  house.steady.elapsed += BELIEVED_AFTER;
  await house.runTasks();
  expect(house.logged.at(-1)).toBe("info: photos purged");
  expect(house.loggedFields.at(-1)).toEqual({ count: 3 });
});

test("a customer's photos stay for as long as the request", async () => {
  const site = await createSiteWithPhotos(2);
  await changeCustomer(site.database.queries, 1, site.clock.now());
  site.clock.advance(10 * kept);
  expect(await purge(site)).toEqual({ requests: 0, photos: 0 });
  await changeCustomer(site.database.queries, 1, null);
  expect(await purge(site)).toEqual({ requests: 1, photos: 0 });
  expect(await readPhotos(site.database)).toEqual([]);
});
