import { describe, expect, test } from "vitest";
import {
  countRequests,
  createTestHousekeeping,
  sendRequests,
} from "#tests/support/test-housekeeping.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { PURGE_HELD_FOR } from "./purge.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("a purge of over half of what is held", () => {
  const held = "error: purge held: is the clock right?";

  test("is held, with an error in the log, until it has been due for hours of a steady clock", async () => {
    const site = await createTestSite();
    await sendRequests(site, 10);
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
    expect(await countRequests(site)).toBe(10);
    house.steady.elapsed += 1;
    await house.runTasks();
    expect(house.logged.at(-1)).toBe("info: quote requests purged");
    expect(house.loggedFields.at(-1)).toEqual({ count: 10 });
    expect(await countRequests(site)).toBe(0);
  });

  test("is forgotten once the clock is right again, and held anew the next time", async () => {
    const site = await createTestSite();
    await sendRequests(site, 12);
    const ahead = (site.env.retention.days + 1) * DAY;
    const house = createTestHousekeeping(site);
    site.clock.advance(ahead);
    await house.runTasks();
    site.clock.advance(-ahead);
    house.steady.elapsed += PURGE_HELD_FOR;
    await house.runTasks();
    site.clock.advance(ahead);
    await house.runTasks();
    expect(await countRequests(site)).toBe(12);
  });

  test.each([
    ["nine of nine", 9, 0, 0],
    ["half of them", 10, 10, 10],
  ])("is done at once when it is %s", async (_, old, fresh, left) => {
    const site = await createTestSite();
    await sendRequests(site, old, "old");
    site.clock.advance((site.env.retention.days + 1) * DAY);
    await sendRequests(site, fresh, "fresh");
    await createTestHousekeeping(site).runTasks();
    expect(await countRequests(site)).toBe(left);
  });
});

test("requests dated days ahead are reported and left alone", async () => {
  const site = await createTestSite();
  await sendRequests(site, 2);
  site.clock.advance(-2 * DAY);
  const house = createTestHousekeeping(site);
  await house.runTasks();
  expect(house.logged).toEqual(["error: quote requests dated ahead: was the clock wrong?"]);
  expect(house.loggedFields).toEqual([{ count: 2 }]);
  expect(await countRequests(site)).toBe(2);
});
