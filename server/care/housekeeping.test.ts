import { existsSync } from "node:fs";
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { retryPolicy } from "#server/notify/notice.ts";
import { eraseQuoteRequests } from "#server/quote/erase.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { PURGE_HELD_FOR } from "./purge.ts";
import { measureSpace } from "./space.ts";

const DAY = 24 * 60 * 60 * 1000;

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

async function send(site: TestSite, count: number, name = "ada") {
  for (let number = 0; number < count; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `${name}${number}@example.com` })));
  }
}

const count = async ({ database }: TestSite) =>
  (await database.queries.selectFrom("quoteRequest").select("id").execute()).length;

describe("a purge of over half of what is held", () => {
  const held = "error: purge held: is the clock right?";

  test("is held, with an error in the log, until it has been due for hours of a steady clock", async () => {
    const site = await createTestSite();
    await send(site, 10);
    site.clock.advance((site.env.retention.days + 1) * DAY);
    const house = createTestHousekeeping(site);
    await house.runTasks();
    expect(house.loggedFields[0]).toEqual({
      expired: 10,
      held: 10,
      expiredPhotos: 0,
      heldPhotos: 0,
    });
    house.steady.elapsed += PURGE_HELD_FOR - 1;
    await house.runTasks();
    expect(house.logged.filter((line) => line === held)).toHaveLength(2);
    expect(await count(site)).toBe(10);
    house.steady.elapsed += 1;
    await house.runTasks();
    expect(house.logged.at(-1)).toBe("info: quote requests purged");
    expect(house.loggedFields.at(-1)).toEqual({ count: 10 });
    expect(await count(site)).toBe(0);
  });

  test("is forgotten once the clock is right again, and held anew the next time", async () => {
    const site = await createTestSite();
    await send(site, 12);
    const ahead = (site.env.retention.days + 1) * DAY;
    const house = createTestHousekeeping(site);
    site.clock.advance(ahead);
    await house.runTasks();
    site.clock.advance(-ahead);
    house.steady.elapsed += PURGE_HELD_FOR;
    await house.runTasks();
    site.clock.advance(ahead);
    await house.runTasks();
    expect(await count(site)).toBe(12);
  });

  test.each([
    ["nine of nine", 9, 0, 0],
    ["half of them", 10, 10, 10],
  ])("is done at once when it is %s", async (_, old, fresh, left) => {
    const site = await createTestSite();
    await send(site, old, "old");
    site.clock.advance((site.env.retention.days + 1) * DAY);
    await send(site, fresh, "fresh");
    await createTestHousekeeping(site).runTasks();
    expect(await count(site)).toBe(left);
  });
});

describe("what nobody has answered by its second business day", () => {
  async function createOverdueSite() {
    const site = await createTestSite();
    const begin = site.clock.now();
    await send(site, 1);
    while ((findBusinessDay(site.clock.now())?.overdueBefore ?? 0) < begin) {
      site.clock.advance(60 * 60 * 1000);
    }
    return site;
  }
  const look = async ({ start, stop }: ReturnType<typeof createTestHousekeeping>) => {
    start();
    await stop();
  };

  test("is reminded of, once that day", async () => {
    const house = createTestHousekeeping(await createOverdueSite());
    await look(house);
    await look(house);
    expect(house.logged).toEqual(["info: reminder of open quote requests queued"]);
  });

  test("is not, where reminders are not set up", async () => {
    const site = await createOverdueSite();
    const house = createTestHousekeeping(site, { channels: ["email"] });
    await look(house);
    expect(house.logged).toEqual([]);
    const channels = await site.database.queries.selectFrom("notice").select("channel").execute();
    expect(channels).toEqual([{ channel: "email" }]);
  });
});

test("requests dated days ahead are reported and left alone", async () => {
  const site = await createTestSite();
  await send(site, 2);
  site.clock.advance(-2 * DAY);
  const house = createTestHousekeeping(site);
  await house.runTasks();
  expect(house.logged).toEqual(["error: quote requests dated ahead: was the clock wrong?"]);
  expect(house.loggedFields).toEqual([{ count: 2 }]);
  expect(await count(site)).toBe(2);
});

test("a mail that was being written while its request was erased is removed a little later", async () => {
  const site = await createTestSite();
  await send(site, 2);
  const { database } = site;
  const erasing = { database, dataDir: site.env.dataDir, now: site.clock.now };
  await eraseQuoteRequests(erasing, [1]);
  const folder = join(site.env.dataDir, "mail");
  await mkdir(folder, { recursive: true });
  const names = ["request-1.eml", "confirmation-1.eml.part", "request-2.eml", "request-3.eml"];
  for (const name of names) await writeFile(join(folder, name), "late");
  const house = createTestHousekeeping(site);
  house.start();
  await house.stop();
  expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, false, true, true]);
  site.clock.advance(DAY + 1);
  house.start();
  await house.stop();
  expect(await database.queries.selectFrom("erasedRequest").selectAll().execute()).toEqual([]);
});

test("an erasure whose files cannot be removed is finished later", async () => {
  const site = await createTestSite();
  await send(site, 1);
  const { database } = site;
  const erasing = { database, dataDir: site.env.dataDir, now: site.clock.now };
  // A folder where the file should be: it cannot be removed as a file.
  const inTheWay = join(site.env.dataDir, "mail", "request-1.eml");
  await mkdir(inTheWay, { recursive: true });
  await expect(eraseQuoteRequests(erasing, [1])).rejects.toThrow();
  expect(await count(site)).toBe(0);
  expect(await database.queries.selectFrom("erasedRequest").select("id").execute()).toEqual([
    { id: 1 },
  ]);
});

test("notices of a channel that was taken away are parked when they would have been given up", async () => {
  const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
  await send(site, 1);
  const states = async () =>
    (
      await site.database.queries
        .selectFrom("notice")
        .select(["channel", "state", "lastProblem"])
        .orderBy("id")
        .execute()
    ).map(({ channel, state, lastProblem }) => [channel, state, lastProblem]);
  const house = createTestHousekeeping(site, { channels: ["email"] });
  await house.runTasks();
  expect(house.logged).toEqual([]);
  site.clock.advance(retryPolicy.giveUpAfter + 1);
  await house.runTasks();
  expect(house.logged).toEqual(["warn: notices parked: their channel is not set up"]);
  expect(house.loggedFields).toEqual([{ count: 1 }]);
  expect(await states()).toEqual([
    ["email", "waiting", null],
    ["confirmation", "parked", "channel not set up"],
  ]);
});

describe("space", () => {
  test.each([
    ["a nearly full disk", [499, 1, 0], ["error: space is low"]],
    ["a store near its limit", [9999, 961, 0], ["error: space is low"]],
    ["little room for photos", [9999, 201, 161], ["error: space for photos is low"]],
    ["enough of all", [500, 960, 160], []],
  ])("%s is told in the log", async (_, [free = 0, stored = 0, photos = 0], logged) => {
    const site = await createTestSite();
    const measured = { freeMegabytes: free, storedMegabytes: stored, photoMegabytes: photos };
    const space = { storeLimit: 1000, photoSpace: 200 };
    const house = createTestHousekeeping(site, { measureSpace: async () => measured, space });
    await house.runTasks();
    expect(house.logged).toEqual(logged);
    expect(house.loggedFields).toEqual(logged.map(() => ({ ...measured, ...space })));
  });

  test("is measured on the disk and in the database", async () => {
    const site = await createTestSite();
    const { freeMegabytes, storedMegabytes } = await measureSpace(site.database, site.env.dataDir);
    const { bavail, bsize } = await statfs(site.env.dataDir);
    expect((freeMegabytes * 1024 * 1024) / (bavail * bsize)).toBeCloseTo(1, 1);
    expect(storedMegabytes).toBeGreaterThan(0);
    expect(storedMegabytes).toBeLessThan(50);
  });
});

test("a task that fails is reported and does not keep the others from theirs", async () => {
  const site = await createTestSite();
  await send(site, 1);
  site.clock.advance(-2 * DAY);
  const house = createTestHousekeeping(site, {
    retention: undefined as never,
    measureSpace: () => Promise.reject(new Error("no disk")),
  });
  await house.runTasks();
  expect(house.logged).toEqual([
    "error: housekeeping failed",
    "error: quote requests dated ahead: was the clock wrong?",
    "error: housekeeping failed",
  ]);
});
