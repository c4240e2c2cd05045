import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import { openDatabase } from "./open.ts";

test.runIf(testEngine === "sqlite")(
  "a database grows to the space for requests and that for photos together",
  async () => {
    const { env } = await createTestSite();
    const { queries, close } = await openDatabase(
      { ...env, storeLimit: 3, photoSpace: 2 },
      silentLog,
    );
    const { rows } = await sql`pragma max_page_count`.execute(queries);
    expect(rows).toEqual([{ maxPageCount: (5 * 1024 * 1024) / 4096 }]);
    await close();
  },
);

test.runIf(testEngine === "sqlite")(
  "a damaged database file is reported as such, and left alone",
  async () => {
    const site = await createTestSite();
    const dataDir = await createTestFolder();
    await writeFile(join(dataDir, "quotes.sqlite"), "not a database".repeat(1000));
    const opened = openDatabase({ ...site.env, dataDir }, silentLog);
    await expect(opened).rejects.toThrow("damaged");
  },
);
