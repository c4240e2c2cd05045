import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestFolder,
  postForm,
  storedDeliveries,
  storedRequests,
} from "#tests/support/test-site.ts";

async function createBackup(...[count, email]: Parameters<typeof createSiteWithRequests>) {
  const site = await createSiteWithRequests(count, email);
  const desk = createTestDesk(site);
  const file = join(await createTestFolder(), "backup.sqlite");
  expect((await desk("backup", "--out", file)).status).toBe(0);
  const modelsOf = async () => (await storedRequests(site)).map(({ model }) => model);
  return { site, desk, file, modelsOf };
}

test("a restore brings back the backup's content and keeps the old content in a file", async () => {
  const { site, desk, file, modelsOf } = await createBackup(2);
  const before = await storedRequests(site);
  await site.database.queries.deleteFrom("quoteRequest").where("id", "=", 1).execute();
  site.clock.advance(60_000);
  for (const model of ["later", "last"]) await site.ask("/", postForm(buildQuoteForm({ model })));
  const asked = await desk("restore", file);
  expect(asked.out).toContain(
    "In the database: 3 quote requests, the newest received on 2026-11-20 14:04:21\n",
  );
  expect(asked.out).toContain("In their place:  2 quote requests");
  expect(asked).toMatchObject({ status: 1, errors: "Nothing was changed.\n" });
  const { status, out } = await desk("restore", file, "--yes");
  expect([status, out]).toEqual([0, expect.stringContaining("Copied and compared.")]);
  expect(await storedRequests(site)).toEqual(before);
  expect(await storedDeliveries(site)).toHaveLength(2);
  const safety = /database are in (\S+backup-\S+\.sqlite)\./.exec(out)?.[1] ?? "";
  site.clock.advance(1000);
  await desk("restore", safety, "--yes");
  expect(await modelsOf()).toEqual(["Model 2 🦊", "later", "last"]);
});

test("a restore replaces nothing if a request or note is added before the confirmation", async () => {
  const { site, desk: other, file, modelsOf } = await createBackup(1);
  const changes = [
    () => site.ask("/", postForm(buildQuoteForm({ model: "later" }))),
    () => other("note", "1", "Rang"),
  ];
  const ask = async () => {
    await changes.pop()?.();
    return "yes" as const;
  };
  const desk = createTestDesk(site, { ask });
  for (const _ of [1, 2])
    expect((await desk("restore", file)).errors).toMatch(/Nothing was replaced.*again\.\n$/);
  expect(await modelsOf()).toHaveLength(2);
  expect((await storedRequests(site))[0]).toMatchObject({ note: "Rang" });
});

const execute = (statement: string) => (file: string) => {
  const backup = new DatabaseSync(file);
  backup.exec(statement);
  backup.close();
};
const replacedBy = (content: string) => (file: string) => writeFile(file, content);

/** Faulty backups: fault, how to produce it, expected message. */
const spoiled: readonly [string, (file: string) => unknown, RegExp][] = [
  [
    "damaged",
    async (file) => writeFile(file, (await readFile(file)).fill(0xff, 3 * 4096, 6 * 4096)),
    /damaged\.sqlite is damaged\. Nothing was changed\.\n$/,
  ],
  ["empty, as after a full disk", replacedBy(""), /requests: it is not a backup/],
  ["a text file", replacedBy("PORT=3000\n"), /holds no quote requests/],
  [
    "with a malformed request",
    execute("update quote_request set received_at = 'yesterday'"),
    /holds "yesterday" as a time.* Nothing was changed\.\n$/,
  ],
  ["with a malformed erasure", execute("update erasure set erased_at = ''"), /holds "" as a time/],
  [
    "from a newer version",
    execute("insert into kysely_migration (name, timestamp) values ('9999', '')"),
    /cannot be used\. The database is from a newer version .+\. Nothing was changed\.\n$/,
  ],
];

test("a file that cannot be restored is refused with a message of one line, and changes nothing", async () => {
  const { site, desk } = await createBackup(2);
  await desk("erase", "--email", "nobody@example.com", "--yes");
  const whole = join(await createTestFolder(), "whole.sqlite");
  await desk("backup", "--out", whole);
  for (const [name, spoil, words] of spoiled) {
    const file = whole.replace("whole", name);
    await copyFile(whole, file);
    await spoil(file);
    const { status, errors } = await desk("restore", file, "--yes");
    expect([name, status, errors]).toEqual([name, 1, expect.stringMatching(words)]);
    expect(errors).toMatch(/^[^\n]+\n$/);
    expect(await storedRequests(site)).toHaveLength(2);
  }
});

test("a restore from a folder or a missing file fails with its path in the message", async () => {
  const { desk, file } = await createBackup(1);
  const folder = `${file}-folder`;
  await mkdir(folder);
  expect((await desk("restore", folder, "--yes")).errors).toBe(
    `${folder} is a folder. Name a backup in it.\n`,
  );
  expect((await desk("restore", `${file}x`, "--yes")).errors).toBe(`There is no file ${file}x.\n`);
});

test("a restore lists up to fifty requests that would go or come back, and none of erased people", async () => {
  const { site, desk, file } = await createBackup(53, (number) => `ada${number}@example.com`);
  const remove = (...ids: number[]) =>
    site.database.queries.deleteFrom("quoteRequest").where("id", "in", ids).execute();
  await site.ask("/", postForm(buildQuoteForm({ email: "grace@example.com" })));
  const { out: same } = await desk("restore", file);
  expect(same).toContain("would come back: 0.\n");
  expect(same).toMatch(/would go: 1\.\n[^\n]+\n.*grace@example\.com/);
  await site.database.queries.deleteFrom("quoteRequest").where("id", "=", 54).execute();
  await desk("erase", "--email", "ada53@example.com", "--yes");
  await remove(1);
  const { out } = await desk("restore", file);
  expect(out).toContain("would come back: 1.\n");
  expect(out.match(/ada\d+@/g)).toEqual(["ada1@"]);
  await remove(...Array.from({ length: 50 }, (_, index) => index + 2));
  const { out: more } = await desk("restore", file);
  expect(more).toContain("would come back: 51.\n");
  expect(more.match(/ada\d+@/g)).toHaveLength(50);
  expect(more).toMatch(/^and 1 older\.$/m);
  await remove(52);
  expect((await desk("restore", file)).out).toContain("Repeat the erasures made since the backup");
});

test("a restore leaves out people erased since the backup, unless they wrote again later", async () => {
  const { site, desk, file: first, modelsOf } = await createBackup(2);
  const second = `${first}2`;
  await desk("erase", "--email", "Ada@Example.com", "--yes");
  site.clock.advance(1000);
  const { out } = await desk("restore", first, "--yes");
  expect(out).toContain("Left out: 2 of these quote requests, from people who have been erased");
  expect(await modelsOf()).toEqual([]);
  await site.ask("/", postForm(buildQuoteForm({ model: "again" })));
  await desk("backup", "--out", second);
  await site.database.queries.deleteFrom("erasure").execute();
  for (const _ of [1, 2]) {
    site.clock.advance(1000);
    expect((await desk("restore", second, "--yes")).out).not.toContain("Left out");
  }
  expect(await modelsOf()).toEqual(["again"]);
  const erasures = await site.database.queries.selectFrom("erasure").selectAll().execute();
  expect(JSON.stringify(erasures)).not.toMatch(/ada|example/i);
  site.clock.advance(1000);
  await desk("erase", "--email", "ada@example.com", "--yes");
  site.clock.advance(1000);
  expect((await desk("restore", second, "--yes")).out).toContain("Left out: 1");
  expect(await modelsOf()).toEqual([]);
});
