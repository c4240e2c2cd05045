import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder, parseTestEnv } from "#tests/support/test-site.ts";
import { openDeskDatabase } from "./database.ts";
import { DeskError } from "./desk.ts";

test.each([
  ["missing", []],
  ["empty, as after a full disk,", ["quotes.sqlite"]],
])("a database that is %s is an error, and no database is created", async (_, files) => {
  const DATA_DIR = await createTestFolder();
  for (const name of files) await writeFile(join(DATA_DIR, name), "");
  await expect(openDeskDatabase(parseTestEnv({ DATA_DIR }))).rejects.toThrow(
    new DeskError(
      `There is no database in ${DATA_DIR}. Check that DATA_DIR is the site's. If the site is starting, try again; if it has never run, start it once.`,
    ),
  );
  expect(await readdir(DATA_DIR)).toEqual(files);
});

test("with DATABASE_URL, no database file is needed, and a failed connection is explained", async () => {
  const DATA_DIR = await createTestFolder();
  const env = parseTestEnv({ DATA_DIR, DATABASE_URL: "postgresql://127.0.0.1:9/studio" });
  await expect(openDeskDatabase(env)).rejects.toThrow(
    /^The database at DATABASE_URL cannot be reached \(ECONNREFUSED\)/,
  );
});

test("a damaged database is explained", async () => {
  const DATA_DIR = await createTestFolder();
  await writeFile(join(DATA_DIR, "quotes.sqlite"), "not a database".repeat(1000));
  await expect(openDeskDatabase(parseTestEnv({ DATA_DIR }))).rejects.toThrow(
    new DeskError(
      `${join(DATA_DIR, "quotes.sqlite")} is damaged. Keep it, and put a backup in its place. See "A damaged database" in docs/operations.md.`,
    ),
  );
});
