import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { backUp, withBackup } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { openSqlite } from "#server/db/open-sqlite.ts";
import { createLog } from "#server/log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

const requests = ({ database }: TestSite) =>
  database.queries.selectFrom("quoteRequest").selectAll().orderBy("id").execute();

const erasures = ({ database }: TestSite) =>
  database.queries.selectFrom("erasure").selectAll().execute();

async function createSiteWithRequests(count: number, email = (_: number) => "ada@example.com") {
  const site = await createTestSite();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (let start = 0; start < count; start += 100) {
    await Promise.all(
      numbers
        .slice(start, start + 100)
        .map((number) =>
          site.ask(
            "/",
            postForm(buildQuoteForm({ model: `Model ${number} 🦊`, email: email(number) })),
          ),
        ),
    );
  }
  await site.outbox.deliverDue();
  return site;
}

describe("a backup", () => {
  test("brings back everything that was there, and only that", async () => {
    const site = await createSiteWithRequests(3);
    const before = await requests(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    expect((await desk("backup", "--out", file)).out).toContain("3 quote requests");
    await site.database.queries.deleteFrom("quoteRequest").where("id", "<", 3).execute();
    await site.ask("/", postForm(buildQuoteForm({ model: "later" })));
    const restored = await desk("restore", file, "--yes");
    expect(restored).toMatchObject({ status: 0, out: expect.stringContaining("compared") });
    expect(await requests(site)).toEqual(before);
    expect(await site.database.queries.selectFrom("notice").selectAll().execute()).toHaveLength(3);
  });

  test("that was restored leaves new requests a number of their own", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    await site.ask("/", postForm(buildQuoteForm({ model: "third" })));
    await desk("restore", file, "--yes");
    await site.ask("/", postForm(buildQuoteForm({ model: "fourth" })));
    expect((await requests(site)).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test("that is damaged is refused, and everything stays as it was", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, "SQLite format 3\0 but not really".repeat(100));
    const { status, errors } = await createTestDesk(site)("restore", file, "--yes");
    expect(status).toBe(1);
    expect(errors).toContain("damaged");
    expect(await requests(site)).toHaveLength(2);
  });

  test("that is empty, as a full disk leaves it, is refused, and everything stays as it was", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, "");
    const { status, errors } = await createTestDesk(site)("restore", file, "--yes");
    expect(status).toBe(1);
    expect(errors).toContain("Nothing was changed.");
    expect(await requests(site)).toHaveLength(2);
  });

  test("that is a folder, or cannot be written, is said in a line", async () => {
    const desk = createTestDesk(await createTestSite());
    const folder = await createTestFolder();
    const below = join(folder, "file");
    await writeFile(below, "");
    for (const args of [
      ["restore", folder, "--yes"],
      ["backup", "--out", join(below, "x")],
    ]) {
      const { status, errors } = await desk(...args);
      expect(status).toBe(1);
      expect(errors).toMatch(/^[^\n]+cannot be [^\n]+\n$/);
    }
  });

  test("leaves out who was erased since, unless they wrote again after that", async () => {
    const site = await createSiteWithRequests(2);
    await site.ask("/", postForm(buildQuoteForm({ email: "eve@example.com" })));
    const desk = createTestDesk(site);
    const folder = await createTestFolder();
    const [first, second] = [join(folder, "first.sqlite"), join(folder, "second.sqlite")];
    await desk("backup", "--out", first);
    await desk("erase", "--email", "Ada@Example.com", "--yes");
    site.clock.advance(1000);
    const { out } = await desk("restore", first, "--yes");
    expect(out).toContain("Left out: 2 of these quote requests, of people who have been erased");
    expect((await requests(site)).map(({ email }) => email)).toEqual(["eve@example.com"]);
    await site.ask("/", postForm(buildQuoteForm({ model: "again" })));
    await desk("backup", "--out", second);
    await site.database.queries.deleteFrom("erasure").execute();
    site.clock.advance(1000);
    await desk("restore", second, "--yes");
    site.clock.advance(1000);
    expect((await desk("restore", second, "--yes")).out).not.toContain("Left out");
    expect((await requests(site)).map(({ model }) => model)).toEqual(["Model 3", "again"]);
    expect(JSON.stringify(await erasures(site))).not.toMatch(/ada|example/i);
    site.clock.advance(1000);
    expect((await desk("restore", first, "--yes")).out).toContain("Left out: 2");
  });

  test("that is restored keeps what was there in a file of its own, and says both counts first", async () => {
    const site = await createSiteWithRequests(1);
    const desk = createTestDesk(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    await desk("backup", "--out", file);
    await site.ask("/", postForm(buildQuoteForm({ model: "later" })));
    const asked = await desk("restore", file);
    expect(asked.out).toContain("In the database: 2 quote requests, the newest of 2026-11-20");
    expect(asked.out).toContain("In their place:  1 quote requests");
    expect(asked.out).toContain("Nothing was changed");
    const { out } = await desk("restore", file, "--yes");
    expect(await requests(site)).toHaveLength(1);
    const safety = /before is in (\S+backup-\S+\.sqlite)\./.exec(out)?.[1] ?? "";
    site.clock.advance(1000);
    await desk("restore", safety, "--yes");
    expect((await requests(site)).map(({ model }) => model)).toEqual(["Model 1 🦊", "later"]);
  });

  test("that fails leaves nothing behind, neither a file nor half of one", async () => {
    const site = await createSiteWithRequests(1);
    const folder = await createTestFolder();
    const file = join(folder, "backup.sqlite");
    const broken = { ...site.database, queries: undefined as never };
    const failed = backUp(broken, join(folder, "missing.sqlite"), file);
    await expect(failed).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

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
    expect(out).toMatch(/^ {5}1 quote requests {2}checksum [0-9a-f]{16}\n {5}1 notices /);
    expect(out).toContain(`Written to ${file}, and read back.`);
    expect(existsSync(file)).toBe(true);
  });

  test("removes the oldest by the times in their names, in whichever order they were written", async () => {
    const site = await createSiteWithRequests(1);
    const folder = await createTestFolder();
    const names = [3, 1, 4, 2].map((day) => `backup-2026-11-0${day}T00-00-00-000.sqlite`);
    for (const name of names) await writeFile(join(folder, name), "");
    const { out } = await createTestDesk(site)("backup", "--out", folder, "--keep", "2");
    expect(out).toContain("Removed the oldest 3; 2 are kept.\n");
    expect(readdirSync(folder).sort()).toEqual([
      "backup-2026-11-04T00-00-00-000.sqlite",
      "backup-2026-11-20T14-03-21-000.sqlite",
    ]);
  });

  test("into a folder that holds fewer than are kept removes nothing and says nothing of it", async () => {
    const site = await createSiteWithRequests(1);
    const folder = await createTestFolder();
    const { out } = await createTestDesk(site)("backup", "--out", folder, "--keep", "2");
    expect(out).toMatch(/read back\.\n$/);
    expect(readdirSync(folder)).toHaveLength(1);
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
    const site = await createSiteWithRequests(600, (number) => `ada${number}@example.com`);
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

test.each([
  ["the answer is yes", true, []],
  ["--yes is given", false, ["--yes"]],
])("desk purge removes over half of what is held only when %s", async (_, answer, options) => {
  const site = await createTestSite();
  for (let number = 0; number < 12; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
  }
  site.clock.advance((site.env.retention.days + 1) * 24 * 60 * 60 * 1000);
  const desk = (answer: boolean, ...options: string[]) =>
    createTestDesk(site, { ask: async () => answer })("purge", ...options);
  const { out } = await desk(false);
  expect(out).toContain("12 of 12 quote requests are past their time, if");
  expect(out).toMatch(/Nothing was removed\.\n$/);
  expect(await requests(site)).toHaveLength(12);
  expect((await desk(answer, ...options)).out).toContain("Removed 12 quote requests");
  expect(await requests(site)).toEqual([]);
});

test.runIf(testEngine === "postgresql")(
  "desk move refuses while a site runs on either database",
  async () => {
    const site = await createTestSite();
    const old = await openSqlite(site.env.dataDir, "site");
    const refused = { status: 1, errors: expect.stringContaining("Stop it first") };
    expect(await createTestDesk(site)("move")).toMatchObject(refused);
    await old.close();
    const running = await openPostgresql(
      site.env.databaseUrl ?? "",
      createLog(() => {}),
      "site",
    );
    expect(await createTestDesk(site)("move")).toMatchObject(refused);
    await running.close();
    expect((await createTestDesk(site)("move")).status).toBe(0);
  },
);

test.runIf(testEngine === "postgresql")(
  "desk move copies a SQLite database into PostgreSQL, numbers and notices included",
  async () => {
    const site = await createTestSite();
    const old = await openSqlite(site.env.dataDir);
    const row = {
      receivedAt: "2026-01-02T03:04:05.678Z",
      firstName: "李雷 🦊",
      email: "a@b.example",
      emailKey: "a@b.example",
      make: "=1",
      model: "x\ny",
      wrapType: "Vehicle Wrap",
      message: "",
      spamReason: null,
      customerSince: "2026-02-02T00:00:00.000Z",
      fingerprint: null,
    };
    const rows = Array.from({ length: 1200 }, (_, number) => ({
      ...row,
      idempotencyKey: `k${number}`,
    }));
    for (let from = 0; from < rows.length; from += 100) {
      await old.queries
        .insertInto("quoteRequest")
        .values(rows.slice(from, from + 100))
        .execute();
    }
    await old.queries.deleteFrom("quoteRequest").where("id", "=", 1200).execute();
    await old.close();
    const { status, out } = await createTestDesk(site)("move");
    expect([status, out]).toEqual([0, expect.stringContaining("1199 quote requests")]);
    expect((await requests(site)).at(0)).toEqual({ id: 1, idempotencyKey: "k0", ...row });
    await site.ask("/", postForm(buildQuoteForm()));
    expect((await requests(site)).at(-1)?.id).toBe(1201);
  },
);

describe("desk canary", () => {
  test("sends a request, sees it arrive, and leaves nothing behind", async () => {
    const site = await createTestSite();
    const { status, out } = await createTestDesk(site)("canary", "--url", "http://site.test");
    expect([status, out]).toEqual([0, expect.stringContaining("arrived")]);
    expect(await requests(site)).toEqual([]);
    expect(await site.database.queries.selectFrom("notice").selectAll().execute()).toEqual([]);
  });

  test("fails when the site thanks without storing", async () => {
    const site = await createTestSite();
    const desk = createTestDesk(site, {
      fetch: async () => new Response(null, { status: 303, headers: { Location: "/thank-you" } }),
    });
    expect(await desk("canary", "--url", "http://site.test")).toMatchObject({
      status: 1,
      errors: expect.stringContaining("not in this database"),
    });
  });

  test("fails when the site answers anything but thank you, or nothing", async () => {
    const site = await createTestSite();
    const broken = createTestDesk(site, { fetch: async () => new Response("", { status: 503 }) });
    expect((await broken("canary", "--url", "http://site.test")).errors).toContain("answered 503");
    const away = createTestDesk(site, {
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect((await away("canary", "--url", "http://site.test")).status).toBe(1);
  });
});

test("desk resend makes a parked notice go out again", async () => {
  let open = false;
  const site = await createTestSite({
    async sendMail() {
      if (!open) throw new Error("away");
    },
  });
  await site.ask("/", postForm(buildQuoteForm()));
  site.clock.advance(73 * 60 * 60 * 1000);
  await site.outbox.deliverDue();
  const desk = createTestDesk(site);
  expect((await desk("notices")).out).toContain("parked");
  open = true;
  expect((await desk("resend", "--parked")).out).toContain("1 notice will be sent");
  await site.outbox.deliverDue();
  expect(site.mails).toHaveLength(1);
  expect((await desk("notices")).out).toBe("Every notice is sent.\n");
});

test.runIf(testEngine === "sqlite")(
  "a damaged database file is reported as such, and left alone",
  async () => {
    const site = await createTestSite();
    const dataDir = await createTestFolder();
    await writeFile(join(dataDir, "quotes.sqlite"), "not a database".repeat(1000));
    const opened = openDatabase(
      { ...site.env, dataDir },
      createLog(() => {}),
    );
    await expect(opened).rejects.toThrow("damaged");
  },
);
