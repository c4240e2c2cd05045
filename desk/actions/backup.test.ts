import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withBackup } from "#server/db/backup.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestFolder,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";

describe("a backup", () => {
  test("into a folder gets a name of its own, and the oldest are removed", async () => {
    const site = await createSiteWithRequests(1);
    const folder = await createTestFolder();
    await writeFile(join(folder, "backup-of-mine.sqlite"), "");
    const desk = createTestDesk(site);
    const outs: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      outs.push((await desk("backup", "--out", folder, "--keep", "2")).out);
      site.clock.advance(24 * 60 * 60 * 1000);
    }
    expect(outs.map((out) => out.includes("Removed the oldest 1"))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(readdirSync(folder).sort()).toEqual([
      "backup-2026-11-22T14-03-21-000.sqlite",
      "backup-2026-11-23T14-03-21-000.sqlite",
      "backup-of-mine.sqlite",
    ]);
    expect((await desk("backup", "--out", join(folder, "x.sqlite"), "--keep", "2")).status).toBe(2);
  });

  test("without --out goes into the data folder", async () => {
    const site = await createSiteWithRequests(1);
    const { out } = await createTestDesk(site)("backup");
    const file = join(site.env.dataDir, "backup-2026-11-20T14-03-21-000.sqlite");
    expect(out).toMatch(/^ {5}1 quote requests {2}checksum [0-9a-f]{16}\n {5}1 deliveries /);
    expect(out).toContain(`Written to ${file}, and read back.`);
    expect(existsSync(file)).toBe(true);
  });

  test.runIf(testEngine === "postgresql")("makes the data folder where there is none", async () => {
    const site = await createSiteWithRequests(1);
    const dataDir = join(site.env.dataDir, "data");
    const desk = createTestDesk(site, { env: () => ({ ...site.env, dataDir }) });
    expect((await desk("backup")).status).toBe(0);
    expect(readdirSync(dataDir)).toEqual(["backup-2026-11-20T14-03-21-000.sqlite"]);
  });

  test.each([
    [["--keep", "0"], "--keep must be a whole number from 1"],
    [["--keep", "2", "--out", "/nowhere"], "--keep needs a folder that is there"],
  ])("with %j is refused in words", async (options, words) => {
    const site = await createTestSite();
    const { status, errors } = await createTestDesk(site)("backup", ...options);
    expect([status, errors]).toEqual([2, expect.stringContaining(words)]);
  });

  test("taken while requests arrive is of one moment: no notice without its request", async () => {
    const site = await createSiteWithRequests(150, (number) => `ada${number}@example.com`);
    let stop = false;
    const arriving = (async () => {
      for (let number = 1000; !stop; number += 1) {
        await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
      }
    })();
    const file = join(await createTestFolder(), "backup.sqlite");
    const { status } = await createTestDesk(site)("backup", "--out", file);
    stop = true;
    await arriving;
    expect(status).toBe(0);
    await withBackup(file, async ({ queries }) => {
      const held = await queries.selectFrom("quoteRequest").select("id").execute();
      const notices = await queries.selectFrom("notice").select("quoteRequestId").execute();
      expect(notices.map((notice) => notice.quoteRequestId).sort()).toEqual(
        held.map(({ id }) => id).sort(),
      );
    });
  });

  test("is never written over", async () => {
    const site = await createSiteWithRequests(1);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, "");
    expect(await createTestDesk(site)("backup", "--out", file)).toMatchObject({
      status: 1,
      errors: expect.stringContaining(`${file} is there already.`),
    });
    expect(readFileSync(file, "utf8")).toBe("");
  });
});
