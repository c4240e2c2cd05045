import { describe, expect, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import { createTestSite, storedIds, type TestSite } from "#tests/support/test-site.ts";
import { BELIEVED_AFTER } from "./confirmed-time.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const held = "error: purge held back: is the clock right?";

type House = ReturnType<typeof createTestHousekeeping>;

/** Advances the wall clock and the monotonic clock, then runs the hourly tasks. */
async function run(site: TestSite, house: House, milliseconds: number) {
  site.clock.advance(milliseconds);
  house.steady.elapsed += milliseconds;
  await house.runTasks();
}

/** A site that has run for an hour since its latest request. */
async function createSiteHolding(count: number, options = {}) {
  const site = await createTestSite(options);
  await site.sendForms(count);
  const house = createTestHousekeeping(site);
  await run(site, house, HOUR);
  return { site, house, expires: (site.env.retention.days + 1) * DAY };
}

test("a running site purges a request as soon as it expires", async () => {
  const { site, house, expires } = await createSiteHolding(2);
  await run(site, house, expires);
  expect(house.logged).toEqual(["info: quote requests purged"]);
  expect(house.loggedFields).toEqual([{ count: 2 }]);
  expect(await storedIds(site)).toHaveLength(0);
});

test("a clock that jumps ahead deletes no photo until confirmed", async () => {
  const site = await createSiteWithPhotos(3);
  const house = createTestHousekeeping(site);
  site.clock.advance(site.env.retention.photoDays * DAY + 1);
  await site.save(4);
  await house.runTasks();
  expect(house.logged).toEqual([held]);
  expect(house.loggedFields).toMatchObject([{ expiredPhotos: 3, heldPhotos: 4 }]);
  expect(await readPhotos(site.database)).toHaveLength(4);
  await run(site, house, BELIEVED_AFTER);
  expect(house.logged.at(-1)).toBe("info: photos purged");
  expect(house.loggedFields.at(-1)).toEqual({ count: 3 });
});

describe("a clock that jumps ahead", () => {
  test.each(["at a restart", "while running"])(
    "%s deletes no request until hours of running have confirmed it",
    async (when) => {
      const { site, house, expires } = await createSiteHolding(9);
      site.clock.advance(expires);
      const after = when === "at a restart" ? createTestHousekeeping(site) : house;
      await after.runTasks();
      expect(after.logged).toEqual([held]);
      expect(after.loggedFields[0]).toMatchObject({ expired: 9, held: 9 });
      await run(site, after, BELIEVED_AFTER - 1);
      expect(await storedIds(site)).toHaveLength(9);
      await run(site, after, 1);
      expect(after.logged.at(-1)).toBe("info: quote requests purged");
      expect(await storedIds(site)).toHaveLength(0);
    },
  );

  test("deletes nothing if corrected in time, and is distrusted again when it next jumps", async () => {
    const { site, house, expires } = await createSiteHolding(9);
    for (const jump of [expires, -expires, expires, -4 * DAY]) {
      site.clock.advance(jump);
      await run(site, house, BELIEVED_AFTER - HOUR);
    }
    await run(site, house, BELIEVED_AFTER);
    expect(await storedIds(site)).toHaveLength(9);
    expect(house.logged).toEqual([held, held]);
  });

  test("is confirmed by hours of running, added up across restarts; more restarts or instances do not add hours", async () => {
    const { site, expires } = await createSiteHolding(3);
    site.clock.advance(expires);
    const parallel = createTestHousekeeping(site);
    const start = async () => {
      const house = createTestHousekeeping(site);
      await house.runTasks();
      return house;
    };
    for (let hour = 1; hour < 12; hour += 1) {
      for (let restart = 0; restart < 3; restart += 1) await start();
      await run(site, await start(), HOUR);
      parallel.steady.elapsed += HOUR;
      await parallel.runTasks();
    }
    expect(await storedIds(site)).toHaveLength(3);
    await run(site, await start(), HOUR);
    expect(await storedIds(site)).toHaveLength(0);
  });

  test("deletes nothing early if it jumps again before it is confirmed", async () => {
    const { site, house } = await createSiteHolding(3);
    site.clock.advance(2 * DAY);
    await run(site, house, 0);
    await run(site, house, BELIEVED_AFTER - HOUR);
    site.clock.advance(site.env.retention.days * DAY);
    await run(site, house, HOUR);
    expect(await storedIds(site)).toHaveLength(3);
    await run(site, house, BELIEVED_AFTER);
    expect(await storedIds(site)).toHaveLength(0);
  });

  test("deletes no new request if corrected after it was confirmed", async () => {
    const { site, house, expires } = await createSiteHolding(1);
    site.clock.advance(expires);
    await run(site, house, 0);
    await run(site, house, BELIEVED_AFTER);
    site.clock.advance(-expires);
    await site.sendForms(1, "right");
    await run(site, house, HOUR);
    expect(await storedIds(site)).toEqual([2]);
  });

  test.runIf(testEngine === "postgresql")(
    "deletes nothing if it is an instance's clock and not the database's",
    async () => {
      const { site, expires } = await createSiteHolding(3, { serverClock: true });
      const other = createTestHousekeeping(site);
      site.clock.advance(expires);
      await run(site, other, 0);
      await run(site, other, BELIEVED_AFTER);
      expect(await storedIds(site)).toHaveLength(3);
    },
  );
});

test("a machine that is off at night purges within two days of expiry, without a warning", async () => {
  const { site } = await createSiteHolding(1, { settings: { KEEP_DAYS: "10" } });
  const logged: string[] = [];
  for (let day = 0; day < 13; day += 1) {
    site.clock.advance(16 * HOUR);
    const house = createTestHousekeeping(site);
    await house.runTasks();
    await run(site, house, 8 * HOUR);
    logged.push(...house.logged.map((event) => `${day}: ${event}`));
  }
  expect(logged).toEqual([expect.stringMatching(/^1[012]: info: quote requests purged$/)]);
});

test("a request dated by a slow clock expires with the request that arrived before it", async () => {
  const { site, house, expires } = await createSiteHolding(1);
  site.clock.advance(-expires);
  await site.sendForms(1, "behind");
  await run(site, house, HOUR);
  site.clock.advance(expires);
  await run(site, house, 0);
  await run(site, house, BELIEVED_AFTER);
  expect(await storedIds(site)).toEqual([1, 2]);
  await run(site, house, expires);
  expect(await storedIds(site)).toEqual([]);
});
