import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#server/db/schema.ts";
import { openSingleFile, sqliteFileName } from "#server/db/sqlite/open.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createSiteWithPhotos } from "#tests/support/test-photos.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  postForm,
  storedDeliveries,
  storedIds,
} from "#tests/support/test-site.ts";
import { backUp, replaceAll, withBackup } from "./backup.ts";
import { summariseAll } from "./copy.ts";
import { partOf } from "./leftovers.ts";

async function createStore(requests: number) {
  const site = await createTestSite();
  let posted = 0;
  const post = async (count: number) => {
    for (const end = posted + count; posted < end; posted += 1) {
      await site.ask("/", postForm(buildQuoteForm({ model: `Model ${posted}` })));
    }
  };
  await post(requests);
  const file = join(await createTestFolder(), "backup.sqlite");
  const safetyFile = join(await createTestFolder(), "safety.sqlite");
  const restore = (target = site.database) =>
    withBackup(file, (source) => replaceAll(target, source, safetyFile));
  const write = () => backUp(site.database, file);
  return { ...site, post, file, safetyFile, write, restore };
}

const idsIn = (database: Database) => storedIds({ database });

test("a backup removes incomplete files that an earlier, killed backup left behind", async () => {
  const { file, write, env } = await createStore(2);
  const { pid } = spawnSync("true");
  writeFileSync(`${file}.${pid}.part`, "half a file");
  writeFileSync(`${partOf(file)}-journal`, "an old journal");
  const site = new DatabaseSync(join(env.dataDir, sqliteFileName));
  onTestFinished(() => site.close());
  site.exec("begin immediate");
  expect(await write()).toContainEqual({
    table: "quoteRequest",
    rows: 2,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

test.runIf(testEngine === "sqlite")(
  "a killed site's database can be restored like a backup, with the requests in its write-ahead log",
  async () => {
    const { file, env } = await createStore(2);
    const killed = join(env.dataDir, sqliteFileName);
    for (const part of ["", "-wal"]) copyFileSync(killed + part, file + part);
    expect(await withBackup(file, idsIn)).toEqual([1, 2]);
  },
);

test("a backup is read from a temporary copy, which is removed even after a failure", async () => {
  const { file, write } = await createStore(2);
  await write();
  const folder = await createTestFolder();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const seen = await withBackup(file, async (source) => {
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^wrap-studio-restore-/)]);
    return idsIn(source);
  });
  expect(seen).toEqual([1, 2]);
  await expect(withBackup(file, () => Promise.reject(new Error("no use")))).rejects.toThrow(
    "no use",
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("after a restore no request number is used again, not even that of an erased request", async () => {
  const { database, post, write, restore, safetyFile } = await createStore(2);
  await database.queries.deleteFrom("quoteRequest").where("id", "=", 2).execute();
  await write();
  await post(1);
  await restore();
  expect(await idsIn(database)).toEqual([1]);
  expect(await withBackup(safetyFile, idsIn)).toEqual([1, 3]);
  await post(1);
  expect(await idsIn(database)).toEqual([1, 4]);
});

test("a restore into a new database skips numbers that may have been used since the backup", async () => {
  const lost = await createStore(2);
  await lost.write();
  // On PostgreSQL, all tests here share one database.
  const fresh = testEngine === "sqlite" ? await createStore(0) : lost;
  if (testEngine === "postgresql") {
    await sql`truncate quote_request, notice, photo restart identity`.execute(
      lost.database.queries,
    );
  }
  const { queries } = fresh.database;
  const erased = [1, 9].map((id) => ({ id, erasedAt: "2026-11-20" }));
  await queries.insertInto("erasedRequest").values(erased).execute();
  await lost.restore(fresh.database);
  // Mail files of the requests in this table get deleted.
  expect(await queries.selectFrom("erasedRequest").select("id").execute()).toEqual([{ id: 9 }]);
  await fresh.ask("/", postForm(buildQuoteForm({ model: "new" })));
  expect(await idsIn(fresh.database)).toEqual([1, 2, 103]);
});

test("a delivery sent since the backup is not sent again after a restore", async () => {
  const { database, outbox, mails, write, restore } = await createStore(2);
  await write();
  await outbox.deliverDue();
  const sentAt = "2026-11-21T08:00:00.000Z";
  await database.queries.updateTable("notice").set({ sentAt }).where("id", "=", 2).execute();
  const before = await storedDeliveries({ database });
  await restore();
  await outbox.deliverDue();
  expect(mails).toHaveLength(2);
  expect(await storedDeliveries({ database })).toEqual(before);
});

test("a checksum changes with a photo's bytes", async () => {
  const { queries } = (await createSiteWithPhotos(9)).database;
  const before = await summariseAll(queries);
  expect(before.map(({ rows }) => rows)).toEqual([1, 1, 8]);
  await queries
    .updateTable("photo")
    .set({ image: new Uint8Array(1000) })
    .execute();
  expect(await summariseAll(queries)).not.toEqual(before);
});

test.runIf(testEngine === "sqlite")("a backup of a damaged database is not kept", async () => {
  const { write, file, safetyFile } = await createStore(3);
  await write();
  const source = await openSingleFile(file);
  onTestFinished(() => source.close());
  const content = readFileSync(file).fill(0xff, 3 * 4096);
  // Raising SQLite's change counter invalidates the connection's cache.
  content.writeUInt32BE(content.readUInt32BE(24) + 1, 24);
  writeFileSync(file, content);
  await expect(backUp(source, safetyFile)).rejects.toThrow("malformed");
  expect(readdirSync(dirname(safetyFile))).toEqual([]);
});
