import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { measureSpace } from "./space.ts";

describe("housekeeping", () => {
  test.each([
    ["a nearly full disk", ["error: space is low"], 499, 1, 0],
    ["a database near its limit", ["error: space is low"], 9999, 961, 0],
    ["little space for photos", ["error: space for photos is low"], 9999, 201, 161],
    ["enough space", [], 500, 960, 160],
  ])("with %s logs %j", async (_, logged, freeMegabytes, storedMegabytes, photoMegabytes) => {
    const site = await createTestSite();
    const measured = { freeMegabytes, storedMegabytes, photoMegabytes };
    const space = { storeLimit: 1000, photoSpace: 200 };
    const house = createTestHousekeeping(site, { measureSpace: async () => measured, space });
    await house.runTasks();
    expect(house.logged).toEqual(logged);
    expect(house.loggedFields).toEqual(logged.map(() => ({ ...measured, ...space })));
  });

  test("measures space in the database and on the disk, even if the data folder does not exist yet", async () => {
    const { database, env, save } = await createSiteWithPhotos(0);
    await save(1, { image: new Uint8Array(2_000_000) });
    const missing = join(env.dataDir, "not", "there");
    const { freeMegabytes, ...held } = await measureSpace(database, missing);
    const { bavail, bsize } = await statfs(env.dataDir);
    expect((freeMegabytes * 1024 * 1024) / (bavail * bsize)).toBeCloseTo(1, 1);
    expect(held.photoMegabytes).toBe(2);
    expect(held.storedMegabytes).toBeGreaterThan(2);
    expect(held.storedMegabytes).toBeLessThan(50);
  });
});
