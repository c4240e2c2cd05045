import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { openSingleFile, openSqlite, sqliteFileName } from "./open-sqlite.ts";
import { isSiteRunningOnFolder } from "./site-lock.ts";

describe.runIf(testEngine === "sqlite")("the studio's own database", () => {
  test("is made where neither it nor its folder is there, for nobody else to look into", async () => {
    const folder = join(await createTestFolder(), "a", "b");
    await (await openSqlite(folder)).close();
    expect(existsSync(join(folder, sqliteFileName))).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("cannot be where a file stands in its folder's place", async () => {
    const file = join(await createTestFolder(), "a");
    await writeFile(file, "");
    await expect(openSqlite(file)).rejects.toMatchObject({ code: "EEXIST" });
    await expect(openSqlite(join(file, "b"))).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  test("is read while it is written to, and a single file is not", async () => {
    const folder = await createTestFolder();
    const journal = ({ queries }: Awaited<ReturnType<typeof openSqlite>>) =>
      sql<{ journalMode: string }>`pragma journal_mode`.execute(queries);
    const database = await openSqlite(folder);
    expect((await journal(database)).rows).toEqual([{ journalMode: "wal" }]);
    await database.close();
    const single = await openSingleFile(join(folder, sqliteFileName));
    expect((await journal(single)).rows).toEqual([{ journalMode: "delete" }]);
    await single.close();
  });

  test.each(["site", "desk"] as const)(
    "that is damaged inside is refused by the %s with its name, and held by nobody",
    async (program) => {
      const folder = await createTestFolder();
      const file = join(folder, sqliteFileName);
      const { queries, close } = await openSqlite(folder);
      await sql`create table last_of_all (text text)`.execute(queries);
      await close();
      const content = await readFile(file);
      // A page that opening the file does not read.
      await writeFile(file, content.fill(0xff, content.length - 4096));
      await expect(openSqlite(folder, program)).rejects.toThrow(`${file} is damaged.`);
      expect(isSiteRunningOnFolder(folder)).toBe(false);
    },
  );
});
