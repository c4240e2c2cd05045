import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { measureSpace } from "./space.ts";

describe("space", () => {
  test.each([
    ["a nearly full disk", [499, 1, 0], ["error: space is low"]],
    ["a store near its limit", [9999, 961, 0], ["error: space is low"]],
    ["little space for photos", [9999, 201, 161], ["error: space for photos is low"]],
    ["enough space", [500, 960, 160], []],
  ])("%s, measured as %j, logs %j", async (_, [free = 0, stored = 0, photos = 0], logged) => {
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

  test("is measured even if the data folder does not exist yet", async () => {
    const { database, env } = await createTestSite();
    const { freeMegabytes } = await measureSpace(database, join(env.dataDir, "not", "there"));
    expect(freeMegabytes).toBeGreaterThan(0);
  });
});
