import { copyFile, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SpaceLimits } from "#server/care/space.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";
import { findMachineProblems } from "./machine.ts";

async function createMachine() {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm()));
  const backups = await createTestFolder();
  await createTestDesk(site)("backup", "--out", backups);
  const find = async (changes: { backups?: string; now?: Date; limits?: SpaceLimits } = {}) => {
    const { backups: folder = backups, now = new Date(), limits } = changes;
    const env = { ...site.env, ...limits };
    const points = await findMachineProblems({
      env,
      database: site.database,
      backups: folder,
      now,
    });
    return points.map(({ problem }) => problem);
  };
  return { find, backups, site };
}

test("a fresh backup, room and the right time leave nothing open", async () => {
  const { find } = await createMachine();
  expect(await find()).toEqual([]);
});

test("no backup, an old one and one that cannot be read are open", async () => {
  const { find, backups } = await createMachine();
  const folder = await createTestFolder();
  expect(await find({ backups: folder })).toEqual([expect.stringContaining("There is no backup.")]);
  expect(await find({ backups: join(folder, "none") })).toHaveLength(1);
  const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  expect(await find({ now: later })).toEqual(["The newest backup is 3 days old. Does cron run?"]);
  const broken = join(backups, "backup-2999-01-01T00-00-00-000.sqlite");
  await writeFile(broken, "");
  await utimes(broken, new Date(), new Date());
  expect(await find()).toEqual([expect.stringContaining("cannot be restored")]);
});

test("of several backups the newest counts, from the day it is two days old, and no other file", async () => {
  const { find, backups } = await createMachine();
  const [name = ""] = await readdir(backups);
  const folder = await createTestFolder();
  await writeFile(join(folder, "backup-2020-01-01T00-00-00-000.sqlite"), "");
  await copyFile(join(backups, name), join(folder, name));
  await writeFile(join(folder, "notes.txt"), "");
  expect(await find({ backups: folder })).toEqual([]);
  const now = new Date(Date.UTC(2027, 0, 3));
  const written = new Date(Date.UTC(2027, 0, 1));
  await utimes(join(folder, name), written, written);
  expect(await find({ backups: folder, now })).toEqual([
    "The newest backup is 2 days old. Does cron run?",
  ]);
});

test("a database near its limit is open, and its photos do not count against the requests", async () => {
  const { find } = await createMachine();
  const limits = { storeLimit: 0.01, photoSpace: 0 };
  expect(await find({ limits })).toEqual([expect.stringContaining("Space is low")]);
  expect(await find({ limits: { ...limits, photoSpace: 2000 } })).toEqual([]);
  const [point] = await find({ limits: { storeLimit: 0.5, photoSpace: 0.25 } });
  expect(point).toContain("of 0.75 MB");
});

test("a clock behind the newest request is open", async () => {
  const { find } = await createMachine();
  const points = await find({ now: new Date("2026-11-19T00:00:00Z") });
  expect(points).toEqual([expect.stringContaining("the clock is wrong, or was")]);
});
