import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseQuoteRequests } from "#server/quote/erase.ts";
import {
  countRequests,
  createTestHousekeeping,
  sendRequests,
} from "#tests/support/test-housekeeping.ts";
import { createTestSite } from "#tests/support/test-site.ts";

const DAY = 24 * 60 * 60 * 1000;

test("a mail that was being written while its request was erased is removed a little later", async () => {
  const site = await createTestSite();
  await sendRequests(site, 2);
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
  await sendRequests(site, 1);
  const { database } = site;
  const erasing = { database, dataDir: site.env.dataDir, now: site.clock.now };
  // A folder where the file should be: it cannot be removed as a file.
  const inTheWay = join(site.env.dataDir, "mail", "request-1.eml");
  await mkdir(inTheWay, { recursive: true });
  await expect(eraseQuoteRequests(erasing, [1])).rejects.toThrow();
  expect(await countRequests(site)).toBe(0);
  expect(await database.queries.selectFrom("erasedRequest").select("id").execute()).toEqual([
    { id: 1 },
  ]);
});
