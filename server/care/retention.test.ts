import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { recordsKept } from "#facts/times.ts";
import { erasePerson } from "#server/quote/erase.ts";
import { changeCustomer } from "#server/quote/mark.ts";
import { saveQuoteRequests } from "#server/quote/store.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { purgeExpired } from "./retention.ts";

const DAY = 24 * 60 * 60 * 1000;

async function createSiteWithRequests(count: number) {
  const site = await createTestSite();
  const { database, clock, env } = site;
  const incoming = Array.from({ length: count }, (_, number) => ({
    request: { ...validQuoteRequest, email: `ada${number}@example.com` },
    receivedAt: clock.now(),
    idempotencyKey: randomUUID(),
    spamReason: null,
  }));
  await saveQuoteRequests({ database, channels: [], newUuid: randomUUID }, incoming);
  const options = { database, dataDir: env.dataDir, now: clock.now };
  return {
    site,
    options,
    purge: async () => (await purgeExpired(options, env.retention, clock.now())).requests,
  };
}

/** The last moment at which something from `from` is kept as a customer's record. */
function endOfRecords(from: Date): number {
  return new Date(from).setUTCFullYear(from.getUTCFullYear() + recordsKept.amount);
}

test("a customer's request is kept for as many years as the privacy policy says, from the day they became one", async () => {
  const { site, purge } = await createSiteWithRequests(1);
  const { database, clock } = site;
  clock.advance(100 * DAY);
  const since = clock.now();
  await changeCustomer(database.queries, 1, since);
  clock.advance(endOfRecords(since) - since.getTime());
  expect(await purge()).toBe(0);
  clock.advance(1);
  expect(await purge()).toBe(1);
});

test("spam is purged earlier, and kept where its sender is a customer", async () => {
  const { site, purge } = await createSiteWithRequests(3);
  const { queries } = site.database;
  await queries
    .updateTable("quoteRequest")
    .set({ spamReason: "repeated" })
    .where("id", "<", 3)
    .execute();
  await changeCustomer(queries, 2, site.clock.now());
  site.clock.advance(site.env.retention.spamDays * DAY);
  expect(await purge()).toBe(0);
  site.clock.advance(1);
  expect(await purge()).toBe(1);
  const left = await queries.selectFrom("quoteRequest").select("id").orderBy("id").execute();
  expect(left).toEqual([{ id: 2 }, { id: 3 }]);
});

test("that a person was erased is remembered for as long as a backup with them may be", async () => {
  const { site, options, purge } = await createSiteWithRequests(1);
  const { database, clock } = site;
  const erasedAt = clock.now();
  await erasePerson(options, "ada0@example.com", [1]);
  const remembered = () => database.queries.selectFrom("erasure").selectAll().execute();
  clock.advance(endOfRecords(erasedAt) - erasedAt.getTime());
  await purge();
  expect(await remembered()).toHaveLength(1);
  clock.advance(1);
  await purge();
  expect(await remembered()).toEqual([]);
});

test("one purge removes everything that is past its time, however much that is", async () => {
  const { site, purge } = await createSiteWithRequests(501);
  site.clock.advance((site.env.retention.days + 1) * DAY);
  expect(await purge()).toBe(501);
});
