import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withBackup } from "#server/db/backup/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestFolder,
  postForm,
} from "#tests/support/test-site.ts";

const DAY = 24 * 60 * 60 * 1000;

test("backups in a folder are named by time, and --keep removes the oldest", async () => {
  const site = await createSiteWithRequests(1);
  const folder = await createTestFolder();
  await writeFile(join(folder, "backup-of-mine.sqlite"), "");
  const desk = createTestDesk(site);
  const outs: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    outs.push((await desk("backup", "--out", folder, "--keep", "2")).out);
    site.clock.advance(DAY);
  }
  expect(outs.map((out) => out.includes("Removed the oldest 1"))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
  expect(readdirSync(folder).sort()).toEqual([
    "backup-2026-11-22T14-03-21-000.sqlite",
    "backup-2026-11-23T14-03-21-000.sqlite",
    "backup-of-mine.sqlite",
  ]);
});

test("a backup without --out goes to the data folder, which is created if missing", async () => {
  const site = await createSiteWithRequests(1);
  const { dataDir } = site.env;
  const folder = testEngine === "postgresql" ? join(dataDir, "data") : dataDir;
  const desk = createTestDesk(site, { env: () => ({ ...site.env, dataDir: folder }) });
  const { out } = await desk("backup");
  expect(out).toMatch(
    /^ {5}1 quote requests {2}checksum [0-9a-f]{16}\n {5}1 deliveries .*\n {5}0 photos /,
  );
  const file = "backup-2026-11-20T14-03-21-000.sqlite";
  expect(out).toContain(`Written to ${join(folder, file)} and read back without errors.`);
  expect(readdirSync(folder)).toContain(file);
});

test("a backup taken while requests arrive is consistent: no delivery without its request", async () => {
  const site = await createSiteWithRequests(150, (number) => `ada${number}@example.com`);
  let stop = false;
  const arriving = (async () => {
    for (let number = 1000; !stop; number += 1) {
      await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
    }
  })();
  const file = join(await createTestFolder(), "backup.sqlite");
  // A separate connection, as the desk has beside a running site.
  const desk = createTestDesk(site, { openDatabase: () => openDatabase(site.env, silentLog) });
  const { status } = await desk("backup", "--out", file);
  stop = true;
  await arriving;
  expect(status).toBe(0);
  await withBackup(file, async ({ queries }) => {
    const held = await queries.selectFrom("quoteRequest").select("id").execute();
    const deliveries = await queries.selectFrom("notice").select("quoteRequestId").execute();
    expect(deliveries.map((delivery) => delivery.quoteRequestId).sort()).toEqual(
      held.map(({ id }) => id).sort(),
    );
  });
});

test.runIf(testEngine === "sqlite")(
  "a backup succeeds even if the database's disk is too full to record it",
  async () => {
    const site = await createSiteWithRequests(1);
    const { queries } = site.database;
    await sql`insert into setting values ('filler', ${"x".repeat(4_045)})`.execute(queries);
    await sql`pragma max_page_count = 1`.execute(queries);
    const { status, out } = await createTestDesk(site)("backup", "--out", await createTestFolder());
    expect([status, out]).toEqual([0, expect.stringMatching(/no space to record.*Written to/s)]);
  },
);

test("a backup with an unusable path or --keep is refused with an explanation, and overwrites nothing", async () => {
  const desk = createTestDesk(await createSiteWithRequests(1));
  const file = join(await createTestFolder(), "backup.sqlite");
  await writeFile(file, "");
  for (const [args, status, words] of [
    [["--keep", "0"], 2, "--keep must be a whole number from 1"],
    [["--keep", "2", "--out", "/nowhere"], 2, "--keep needs an existing folder: --out FOLDER."],
    [["--out", file], 1, `${file} already exists.`],
    [["--out", join(file, "x")], 1, "cannot be "],
    [["--out", `${dirname(file)}/new/`], 1, `There is no folder ${dirname(file)}/new`],
    [["--out", `${dirname(file)}/none/x.sqlite`], 1, `There is no folder ${dirname(file)}/none`],
  ] as const) {
    const refused = await desk("backup", ...args);
    expect([refused.status, refused.errors]).toEqual([status, expect.stringContaining(words)]);
  }
  expect(readFileSync(file, "utf8")).toBe("");
});
