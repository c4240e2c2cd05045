import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createSiteWithPhotos, readPhotos } from "#tests/support/test-photos.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  postForm,
  storedNotices,
} from "#tests/support/test-site.ts";
import { backUp, replaceAll, withBackup } from "./backup.ts";
import { copyTables, summariseAll } from "./copy.ts";
import { partOf } from "./leftovers.ts";
import { openSingleFile, sqliteFileName } from "./open-sqlite.ts";
import { changeSetting, readSetting } from "./settings.ts";

async function createStore(requests: number) {
  const site = await createTestSite();
  for (let number = 1; number <= requests; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ model: `Model ${number}` })));
  }
  const file = join(await createTestFolder(), "backup.sqlite");
  const write = () => backUp(site.database, join(site.env.dataDir, sqliteFileName), file);
  return { ...site, file, write };
}

const numbersIn = async ({ queries }: Awaited<ReturnType<typeof openSingleFile>>) =>
  (await queries.selectFrom("quoteRequest").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );

test("a backup replaces the parts that a killed one has left", async () => {
  const { file, write } = await createStore(2);
  const { pid } = spawnSync("true");
  writeFileSync(`${file}.${pid}.part`, "half a file");
  writeFileSync(`${partOf(file)}-journal`, "of another time");
  expect(await write()).toContainEqual({
    table: "quoteRequest",
    rows: 2,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

test("a backup that cannot take its place leaves no part of itself", async () => {
  const { file, write } = await createStore(1);
  mkdirSync(file);
  await expect(write()).rejects.toThrow();
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

// The database is written by a worker thread: only a real program shows what is left when it ends.
test.runIf(testEngine === "sqlite").each([
  ["copied", "backUp(database, source, file)", ".part"],
  ["written in a transaction", "replaceAll(database, database, file)", ".part-journal"],
])("a program that ends while its backup is %s leaves no part of it", async (_, write, sign) => {
  const { env, file } = await createStore(3);
  const source = join(env.dataDir, sqliteFileName);
  const program = `
    import { existsSync } from "node:fs";
    import { backUp, replaceAll } from "#server/db/backup.ts";
    import { openSqlite } from "#server/db/open-sqlite.ts";
    const [source, file] = ${JSON.stringify([source, file])};
    const database = await openSqlite(${JSON.stringify(env.dataDir)});
    const look = () => existsSync(file + "." + process.pid + "${sign}") ? process.exit(143) : setImmediate(look);
    look();
    await ${write};`;
  const { status } = spawnSync(process.execPath, ["-e", program]);
  expect(status).toBe(143);
  expect(readdirSync(dirname(file))).toEqual([]);
});

test("a backup is read from a copy, which is gone afterwards, whatever came of it", async () => {
  const { file, write } = await createStore(2);
  await write();
  const folder = await createTestFolder();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const seen = await withBackup(file, async (source) => {
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^wrap-studio-restore-/)]);
    return numbersIn(source);
  });
  expect(seen).toEqual([1, 2]);
  const broken = withBackup(file, () => Promise.reject(new Error("no use")));
  await expect(broken).rejects.toThrow("no use");
  expect(readdirSync(folder)).toEqual([]);
});

test("a database of something else is no backup", async () => {
  const file = join(await createTestFolder(), "other.sqlite");
  const other = new DatabaseSync(file);
  other.exec("create table other (id integer)");
  other.close();
  await expect(withBackup(file, numbersIn)).rejects.toThrow(`${file} holds no quote requests`);
});

test("a copy gives no number again, not even the last one's whose request was erased", async () => {
  const { database } = await createStore(3);
  await database.queries.deleteFrom("notice").where("quoteRequestId", "=", 3).execute();
  await database.queries.deleteFrom("quoteRequest").where("id", "=", 3).execute();
  const copy = await openSingleFile(join(await createTestFolder(), "copy.sqlite"));
  onTestFinished(() => copy.close());
  await copyTables(database, copy);
  expect(await numbersIn(copy)).toEqual([1, 2]);
  const [first] = await copy.queries.selectFrom("quoteRequest").selectAll().limit(1).execute();
  if (!first) throw new Error("nothing was copied");
  const { id: _, idempotencyKey: _key, fingerprint: _print, ...again } = { ...first };
  await copy.queries
    .insertInto("quoteRequest")
    .values({ ...again, idempotencyKey: "another", fingerprint: "another" } as never)
    .execute();
  expect(await numbersIn(copy)).toEqual([1, 2, 4]);
});

test("a copy holds the photos byte for byte, and what the links in sent mails are sealed with", async () => {
  const { database } = await createSiteWithPhotos(8);
  await changeSetting(database.queries, "answer key", "the key");
  const copy = await openSingleFile(join(await createTestFolder(), "copy.sqlite"));
  onTestFinished(() => copy.close());
  const summaries = await copyTables(database, copy);
  expect(summaries).toEqual(await summariseAll(copy.queries));
  expect(summaries.map(({ table, rows }) => [table, rows])).toEqual([
    ["quoteRequest", 1],
    ["notice", 1],
    ["photo", 8],
  ]);
  const images = async (from: typeof database) =>
    (await readPhotos(from)).map(({ image }) => Buffer.from(image).toString("hex"));
  expect(await images(copy)).toEqual(await images(database));
  expect(await readSetting(copy.queries, "answer key")).toBe("the key");
  await copy.queries
    .updateTable("photo")
    .set({ image: new Uint8Array(1000) })
    .execute();
  expect(await summariseAll(copy.queries)).not.toEqual(summaries);
});

test("what replaces a store leaves its next number where it was, if that is the higher one", async () => {
  const { database, ask, file, write } = await createStore(1);
  await write();
  for (const model of ["a", "b"]) await ask("/", postForm(buildQuoteForm({ model })));
  const safety = join(await createTestFolder(), "safety.sqlite");
  await withBackup(file, (source) => replaceAll(database, source, safety));
  expect(await numbersIn(database)).toEqual([1]);
  expect(await withBackup(safety, numbersIn)).toEqual([1, 2, 3]);
  await ask("/", postForm(buildQuoteForm({ model: "c" })));
  expect(await numbersIn(database)).toEqual([1, 4]);
});

test("what was sent since a backup was taken is not sent again after a restore", async () => {
  const { database, outbox, mails, file, write } = await createStore(2);
  await write();
  await outbox.deliverDue();
  const before = await storedNotices({ database });
  const safety = join(await createTestFolder(), "safety.sqlite");
  await withBackup(file, (source) => replaceAll(database, source, safety));
  await outbox.deliverDue();
  expect(mails).toHaveLength(2);
  expect(await storedNotices({ database })).toEqual(
    before.map((notice) => ({ ...notice, claimedUntil: null })),
  );
});

test("a store that a backup was put into gives none of the numbers that may have been given since", async () => {
  const lost = await createStore(2);
  await lost.write();
  const { database, ask } = testEngine === "sqlite" ? await createStore(0) : await emptied(lost);
  const safety = join(await createTestFolder(), "safety.sqlite");
  await withBackup(lost.file, (source) => replaceAll(database, source, safety));
  await ask("/", postForm(buildQuoteForm({ model: "new" })));
  expect(await numbersIn(database)).toEqual([1, 2, 103]);
});

/** The tests of a file share one database on PostgreSQL. */
async function emptied(store: Awaited<ReturnType<typeof createStore>>) {
  await sql`truncate quote_request, notice, photo restart identity`.execute(store.database.queries);
  return store;
}

test.runIf(testEngine === "sqlite")(
  "a backup that turns out to be damaged when it is read back is not kept",
  async () => {
    const { env, database, file } = await createStore(3);
    await database.close();
    const source = join(env.dataDir, sqliteFileName);
    // A page of content, past those that describe the tables.
    const pages = readFileSync(source);
    writeFileSync(source, pages.fill(0xff, pages.length - 4096));
    await expect(backUp(database, source, file)).rejects.toThrow("is damaged");
    expect(readdirSync(dirname(file))).toEqual([]);
  },
);
