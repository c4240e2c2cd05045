import { existsSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { isSiteRunningOnFolder } from "#server/db/site-lock.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import { openSingleFile, openSqlite, sqliteFileName } from "./open.ts";

describe.runIf(testEngine === "sqlite")("the site's database", () => {
  test("is created with its folder if missing, without access for other users", async () => {
    const folder = join(await createTestFolder(), "a", "b");
    await (await openSqlite(folder)).close();
    expect(existsSync(join(folder, sqliteFileName))).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("syncs commits, and can be read during a write", async () => {
    const folder = await createTestFolder();
    const read = async ({ queries }: Database, pragma: string) =>
      Object.values((await sql.raw<object>(`pragma ${pragma}`).execute(queries)).rows[0] ?? {})[0];
    const database = await openSqlite(folder);
    expect(await read(database, "busy_timeout")).toBe(20_000);
    expect(await read(database, "synchronous")).toBe(2);
    expect(await read(database, "foreign_keys")).toBe(1);
    expect(await read(database, "secure_delete")).toBe(1);
    expect(await read(database, "journal_mode")).toBe("wal");
    await database.close();
    const single = await openSingleFile(join(folder, sqliteFileName));
    expect(await read(single, "journal_mode")).toBe("delete");
    await single.close();
  });

  test("is neither read nor written once its file is removed or replaced", async () => {
    const { env, database } = await createTestSite();
    const file = join(env.dataDir, sqliteFileName);
    const count = () => database.queries.selectFrom("quoteRequest").selectAll().execute();
    await rename(file, `${file}.old`);
    await expect(count()).rejects.toMatchObject({ code: "ENOENT" });
    await writeFile(file, "");
    await expect(count()).rejects.toMatchObject({ code: "ESTALE" });
    await rename(`${file}.old`, file);
    expect(await count()).toEqual([]);
  });

  test("is limited to the space for requests and photos together, and can still be read when full", async () => {
    const { env } = await createTestSite();
    const limited = { ...env, storeLimit: 0.25, photoSpace: 0.75 };
    const { queries, close } = await openDatabase(limited, silentLog);
    const fill = (times: number) =>
      queries.transaction().execute(async (filling) => {
        for (let time = 0; time < times; time += 1) {
          await sql`insert into erasure (email_hash, erased_at) values (hex(randomblob(200000)), 'now')`.execute(
            filling,
          );
        }
      });
    await fill(1);
    // SQLite's own rollback must not hide the error.
    await expect(fill(3)).rejects.toMatchObject({ errcode: 13 });
    expect(await queries.selectFrom("erasure").select("erasedAt").execute()).not.toEqual([]);
    await close();
  });

  test.each(["site", "desk"] as const)(
    "is refused by the %s if damaged inside, with the file named, and is left unlocked",
    async (program) => {
      const folder = await createTestFolder();
      const file = join(folder, sqliteFileName);
      const { queries, close } = await openSqlite(folder);
      await sql`create table last_of_all (text text)`.execute(queries);
      await close();
      const content = await readFile(file);
      // Damages a page that SQLite reads only for a check of the whole file.
      await writeFile(file, content.fill(0xff, content.length - 4096));
      await expect(openSqlite(folder, program)).rejects.toThrow(`${file} is damaged.`);
      expect(isSiteRunningOnFolder(folder)).toBe(false);
      expect(existsSync(`${file}-shm`)).toBe(false);
    },
  );
});

test.runIf(testEngine === "sqlite")(
  "while another program holds the lock, pages are served, and queued forms are all refused after one wait",
  async () => {
    const site = await createTestSite({ program: "site" });
    const other = new DatabaseSync(join(site.env.dataDir, sqliteFileName));
    onTestFinished(() => other.close());
    other.exec("begin immediate");
    const started = performance.now();
    const posts = Array.from({ length: 6 }, (_, number) =>
      site.sendForm({ model: `Model ${number}` }),
    );
    const asked = Promise.all([...posts, site.ask("/readyz")]);
    expect((await site.ask("/faq")).status).toBe(200);
    // An event loop waiting for the lock would block for two seconds.
    await new Promise(setImmediate);
    expect(performance.now() - started).toBeLessThan(1_800);
    expect((await asked).map(({ status }) => status)).toEqual(Array(7).fill(503));
    // Seven waits in a row would take 14 seconds.
    expect(performance.now() - started).toBeLessThan(12_000);
    other.exec("rollback");
    expect((await site.sendForm()).status).toBe(303);
  },
);
