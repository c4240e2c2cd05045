import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { changeCustomer } from "#server/quote/mark.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import { purgeExpired } from "./retention.ts";
import { measureSpace } from "./space.ts";

const DAY = 24 * 60 * 60 * 1000;
const kept = retention.photosWithoutBooking.amount * DAY;

type Site = Awaited<ReturnType<typeof createSiteWithPhotos>>;

const purge = ({ database, env, clock }: Site) =>
  purgeExpired({ database, dataDir: env.dataDir, now: clock.now }, env.retention);

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

test("the log says how many photos went", async () => {
  const site = await createSiteWithPhotos(3);
  site.clock.advance(kept + 1);
  const house = createTestHousekeeping(site);
  await house.runTasks();
  expect(house.logged).toEqual(["info: photos purged"]);
  expect(house.loggedFields).toEqual([{ count: 3 }]);
});

test.runIf(testEngine === "sqlite")(
  "a photo that has gone can be read in no file of the database",
  async () => {
    const site = await createSiteWithPhotos(0);
    await site.save(1, { image: Buffer.from("a vehicle ".repeat(100)) });
    const bytes = () =>
      ["", "-wal"]
        .map((ending) => join(site.env.dataDir, sqliteFileName + ending))
        .map((file) => (existsSync(file) ? readFileSync(file, "latin1") : ""))
        .join("");
    expect(bytes()).toContain("a vehicle");
    site.clock.advance(kept + 1);
    await purge(site);
    expect(bytes()).not.toContain("a vehicle");
  },
);

test("a customer's photos stay for as long as the request", async () => {
  const site = await createSiteWithPhotos(2);
  await changeCustomer(site.database.queries, 1, site.clock.now());
  site.clock.advance(10 * kept);
  expect(await purge(site)).toEqual({ requests: 0, photos: 0 });
  await changeCustomer(site.database.queries, 1, null);
  expect(await purge(site)).toEqual({ requests: 1, photos: 0 });
  expect(await readPhotos(site.database)).toEqual([]);
});

test("so many photos past their time at once are kept until a person has looked at the clock", async () => {
  const site = await createSiteWithPhotos(0);
  await site.database.queries
    .insertInto("photo")
    .values(
      Array.from({ length: 12 }, (_, number) => ({
        quoteRequestId: 1,
        photoKey: `made up ${number}`,
        receivedAt: site.clock.now().toISOString(),
        bytes: 1,
        width: 1,
        height: 1,
        image: new Uint8Array(1),
      })),
    )
    .execute();
  const house = createTestHousekeeping(site);
  site.clock.advance(kept + 1);
  await house.runTasks();
  expect(house.logged).toContain("error: purge held: is the clock right?");
  const refused = await createTestDesk(site)("purge");
  expect(refused.out).toContain(
    "12 of 12 photos and 0 of 1 quote requests are past their time, if",
  );
  expect(await readPhotos(site.database)).toHaveLength(12);
  const { out } = await createTestDesk(site)("purge", "--yes");
  expect(out).toContain("Removed 0 quote requests and 12 photos");
});

test("little space left for photos is told in the log", async () => {
  const site = await createSiteWithPhotos(0, { settings: { PHOTO_SPACE_MB: "1" } });
  await site.save(1, { image: new Uint8Array(500_000) });
  // Four fifths of it, and no more.
  const plenty = createTestHousekeeping(site, {
    measureSpace,
    space: { storeLimit: 1000, photoSpace: 1.25 },
  });
  await plenty.runTasks();
  expect(plenty.logged).toEqual([]);
  const nearly = createTestHousekeeping(site, { measureSpace });
  await nearly.runTasks();
  expect(nearly.logged).toEqual(["error: space for photos is low"]);
  const fields = ["freeMegabytes", "photoMegabytes", "photoSpace", "storeLimit", "storedMegabytes"];
  expect(Object.keys(nearly.loggedFields[0] ?? {}).sort()).toEqual(fields);
  expect(nearly.loggedFields).toMatchObject([{ photoMegabytes: 1, photoSpace: 1 }]);
});
