import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { recordsKept } from "#facts/times.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { erasePerson } from "#server/quote/erase.ts";
import { changeCustomer } from "#server/quote/mark.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import { createSiteWithRequests, storedIds } from "#tests/support/test-site.ts";
import { purgeExpired } from "./retention.ts";

const DAY = 24 * 60 * 60 * 1000;
const photosKept = retention.photosWithoutBooking.amount * DAY;

const purge = async ({ database, env }: { database: Database; env: Env }) =>
  purgeExpired({ database, dataDir: env.dataDir }, env.retention, await database.now());

/** Milliseconds for which a customer's records are kept from this date. */
function recordsKeptFrom(day: Date): number {
  return new Date(day).setUTCFullYear(day.getUTCFullYear() + recordsKept.amount) - day.getTime();
}

test("a request is kept the promised years from the day its sender became a customer", async () => {
  const site = await createSiteWithRequests(1);
  site.clock.advance(100 * DAY);
  await changeCustomer(site.database, 1, true);
  site.clock.advance(recordsKeptFrom(site.clock.now()));
  expect(await purge(site)).toMatchObject({ requests: 0 });
  site.clock.advance(1);
  expect(await purge(site)).toMatchObject({ requests: 1 });
});

test("spam is purged earlier, unless its sender is a customer", async () => {
  const site = await createSiteWithRequests(3);
  const { queries } = site.database;
  await queries
    .updateTable("quoteRequest")
    .set({ spamReason: "repeated" })
    .where("id", "<", 3)
    .execute();
  await changeCustomer(site.database, 2, true);
  site.clock.advance(site.env.retention.spamDays * DAY);
  expect(await purge(site)).toMatchObject({ requests: 0 });
  site.clock.advance(1);
  expect(await purge(site)).toMatchObject({ requests: 1 });
  expect(await storedIds(site)).toEqual([2, 3]);
});

test("the record of an erasure is kept as long as a backup may contain the person", async () => {
  const site = await createSiteWithRequests(1);
  const { database, env, clock } = site;
  await erasePerson({ database, dataDir: env.dataDir }, "ada@example.com", [1]);
  const remembered = () => database.queries.selectFrom("erasure").selectAll().execute();
  clock.advance(recordsKeptFrom(clock.now()));
  await purge(site);
  expect(await remembered()).toHaveLength(1);
  clock.advance(1);
  await purge(site);
  expect(await remembered()).toEqual([]);
});

test("a purge removes all expired requests, however many, but none dated in the future", async () => {
  const site = await createSiteWithRequests(1);
  const { queries } = site.database;
  const stored = queries.selectFrom("quoteRequest").selectAll();
  const { id: _, ...row } = await stored.executeTakeFirstOrThrow();
  const copies = Array.from({ length: 501 }, () => ({ ...row, idempotencyKey: randomUUID() }));
  Object.assign(copies[0] ?? {}, { receivedAt: "2030-01-01T00:00:00.000Z" });
  await queries.insertInto("quoteRequest").values(copies).execute();
  site.clock.advance(180 * DAY);
  expect(await purge(site)).toMatchObject({ requests: 0 });
  site.clock.advance(1);
  expect(await purge(site)).toMatchObject({ requests: 501 });
});

test("photos and their mail files are purged after the promised days, but the request stays", async () => {
  const site = await createSiteWithPhotos(3);
  const mail = join(site.env.dataDir, "mail", "photos-1-2.eml");
  await mkdir(join(site.env.dataDir, "mail"));
  await writeFile(mail, "");
  site.clock.advance(photosKept);
  expect(await purge(site)).toEqual({ requests: 0, photos: 0 });
  expect(existsSync(mail)).toBe(true);
  site.clock.advance(1);
  expect(await purge(site)).toEqual({ requests: 0, photos: 3 });
  expect(existsSync(mail)).toBe(false);
  expect(await storedIds(site)).toEqual([1]);
});

test("a customer's photos are kept as long as the request", async () => {
  const site = await createSiteWithPhotos(2);
  await changeCustomer(site.database, 1, true);
  site.clock.advance(10 * photosKept);
  expect(await purge(site)).toEqual({ requests: 0, photos: 0 });
  await changeCustomer(site.database, 1, false);
  expect(await purge(site)).toEqual({ requests: 1, photos: 0 });
  expect(await readPhotos(site.database)).toEqual([]);
});
