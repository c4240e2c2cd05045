import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SpaceLimits } from "#server/care/space.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import { buildQuoteForm, createTestFolder, postForm } from "#tests/support/test-site.ts";
import { findMachineProblems } from "./machine.ts";

async function createMachine() {
  const site = await createSiteWithPhotos(1);
  const backups = await createTestFolder();
  await createTestDesk(site)("backup", "--out", backups);
  const find = async (changes: { backups?: string; now?: Date; limits?: SpaceLimits } = {}) => {
    const { backups: folder = backups, now = new Date(), limits } = changes;
    const { env, database } = { ...site, env: { ...site.env, ...limits } };
    const points = await findMachineProblems({ env, database, backups: folder, now });
    return points.map(({ problem }) => problem);
  };
  return { find, backups, site };
}

test("a machine with a recent backup, free space and the right time has no open points", async () => {
  const { find } = await createMachine();
  expect(await find()).toEqual([]);
});

test("a missing, old or unreadable backup is an open point", async () => {
  const { find, backups } = await createMachine();
  const folder = await createTestFolder();
  for (const empty of [folder, join(folder, "none")]) {
    expect(await find({ backups: empty })).toEqual([expect.stringContaining("There is no backup")]);
  }
  const [name = ""] = await readdir(backups);
  // Only the newest backup counts; other files are ignored.
  await writeFile(join(backups, "backup-2020-01-01T00-00-00-000.sqlite"), "");
  await writeFile(join(backups, "notes.txt"), "");
  const written = new Date(Date.UTC(2027, 0, 1));
  await utimes(join(backups, name), written, written);
  expect(await find({ now: new Date(Date.UTC(2027, 0, 2)) })).toEqual([]);
  expect(await find({ now: new Date(Date.UTC(2027, 0, 3)) })).toEqual([
    expect.stringContaining("The newest backup is 2 days old. Does cron run?"),
  ]);
  await writeFile(join(backups, "backup-2999-01-01T00-00-00-000.sqlite"), "");
  expect(await find()).toEqual([expect.stringContaining("cannot be restored")]);
});

test("a database or photos near their limit are an open point, and space for photos adds to the database's limit", async () => {
  const { find } = await createMachine();
  const limits = { storeLimit: 0.01, photoSpace: 0 };
  for (const low of [limits, { storeLimit: 1000, photoSpace: 1 }])
    expect(await find({ limits: low })).toEqual([expect.stringContaining("Space is low")]);
  expect(await find({ limits: { ...limits, photoSpace: 2000 } })).toEqual([]);
  const [point] = await find({ limits: { storeLimit: 0.5, photoSpace: 0.25 } });
  expect(point).toMatch(
    /: \d{3,} MB of the disk are free, the database uses \d\d? of 0\.75 MB .*, its photos 1 of 0\.25 MB\.$/,
  );
});

test("a clock behind the newest request is an open point", async () => {
  const { find, site } = await createMachine();
  site.clock.advance(2 * 24 * 60 * 60 * 1000);
  await site.ask("/", postForm(buildQuoteForm({ model: "Model S" })));
  const points = await find({ now: new Date("2026-11-21T00:00:00Z") });
  expect(points).toEqual([expect.stringContaining("the clock is or was wrong")]);
});
