import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestFolder,
  createTestSite,
  postForm,
  storedNotices,
  storedRequests,
} from "#tests/support/test-site.ts";

describe("a backup", () => {
  test("brings back everything that was there, and only that", async () => {
    const site = await createSiteWithRequests(3);
    const before = await storedRequests(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    expect((await desk("backup", "--out", file)).out).toContain("3 quote requests");
    await site.database.queries.deleteFrom("quoteRequest").where("id", "<", 3).execute();
    await site.ask("/", postForm(buildQuoteForm({ model: "later" })));
    const restored = await desk("restore", file, "--yes");
    expect(restored).toMatchObject({ status: 0, out: expect.stringContaining("compared") });
    expect(await storedRequests(site)).toEqual(before);
    expect(await storedNotices(site)).toHaveLength(3);
  });

  test("that is damaged is refused, and everything stays as it was", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    const pages = await readFile(file);
    await writeFile(file, pages.fill(0xff, 3 * 4096, 6 * 4096));
    expect(await desk("restore", file, "--yes")).toMatchObject({
      status: 1,
      errors: `${file} is damaged. Nothing was changed.\n`,
    });
    expect(await storedRequests(site)).toHaveLength(2);
  });

  test.each([
    ["empty, as a full disk leaves it", ""],
    ["a text", "PORT=3000\n"],
    ["damaged at its beginning", "SQLite format 3\0 but not really".repeat(100)],
  ])("that is %s is refused, and everything stays as it was", async (_, content) => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, content);
    expect(await createTestDesk(site)("restore", file, "--yes")).toMatchObject({
      status: 1,
      errors: `${file} holds no quote requests: it is no backup, or a damaged one. Nothing was changed.\n`,
    });
    expect(await storedRequests(site)).toHaveLength(2);
  });

  test.each([
    ["quote_request", "received_at", "yesterday"],
    ["notice", "due_at", "2026-99-99"],
    ["erasure", "erased_at", ""],
  ])(
    "with a malformed time in %s.%s is refused, and everything stays as it was",
    async (table, column, time) => {
      const site = await createSiteWithRequests(2);
      const file = join(await createTestFolder(), "backup.sqlite");
      const desk = createTestDesk(site);
      await desk("erase", "--email", "nobody@example.com", "--yes");
      await desk("backup", "--out", file);
      const backup = new DatabaseSync(file);
      backup.exec(`update ${table} set ${column} = '${time}'`);
      backup.close();
      const { status, errors } = await desk("restore", file, "--yes");
      expect([status, errors]).toEqual([1, expect.stringContaining(`holds "${time}" as a time`)]);
      expect(errors).toMatch(/^[^\n]+ Nothing was changed\.\n$/);
      expect(await storedRequests(site)).toHaveLength(2);
    },
  );

  test("of a newer version is refused, and everything stays as it was", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    const newer = new DatabaseSync(file);
    newer.exec("insert into kysely_migration (name, timestamp) values ('9999', '')");
    newer.close();
    expect(await desk("restore", file, "--yes")).toMatchObject({
      status: 1,
      errors: expect.stringMatching(
        /backup\.sqlite cannot be used\. The database is of a newer version .+\. Nothing was changed\.\n$/,
      ),
    });
    expect(await storedRequests(site)).toHaveLength(2);
  });

  test("that is a folder, or cannot be written, is said in a line", async () => {
    const desk = createTestDesk(await createTestSite());
    const folder = await createTestFolder();
    expect(await desk("restore", folder, "--yes")).toMatchObject({
      status: 1,
      errors: `${folder} is a folder. Name a backup in it.\n`,
    });
    const below = join(folder, "file");
    await writeFile(below, "");
    const { status, errors } = await desk("backup", "--out", join(below, "x"));
    expect(status).toBe(1);
    expect(errors).toMatch(/^[^\n]+cannot be [^\n]+\n$/);
  });

  test("names whom it would bring back: those removed since, and nobody who was erased", async () => {
    const names = ["gone@example.com", "erased@example.com", "kept@example.com"];
    const site = await createSiteWithRequests(3, (number) => names[number - 1] ?? "");
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    expect((await desk("restore", file)).out).toContain("Nobody comes back who is not there.");
    await desk("erase", "--email", "erased@example.com", "--yes");
    await site.database.queries
      .deleteFrom("quoteRequest")
      .where("email", "=", "gone@example.com")
      .execute();
    const { out } = await desk("restore", file);
    expect(out).toContain("would come back: 1 quote requests.\n");
    expect(names.filter((name) => out.includes(name))).toEqual(["gone@example.com"]);
  });

  test("put into an empty database says that it remembers no erasures", async () => {
    const site = await createSiteWithRequests(1);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    await site.database.queries.deleteFrom("quoteRequest").execute();
    expect((await desk("restore", file)).out).toContain("erase again whoever has asked since");
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
    expect((await storedRequests(site)).map(({ email }) => email)).toEqual(["eve@example.com"]);
    await site.ask("/", postForm(buildQuoteForm({ model: "again" })));
    await desk("backup", "--out", second);
    await site.database.queries.deleteFrom("erasure").execute();
    site.clock.advance(1000);
    await desk("restore", second, "--yes");
    site.clock.advance(1000);
    expect((await desk("restore", second, "--yes")).out).not.toContain("Left out");
    expect((await storedRequests(site)).map(({ model }) => model)).toEqual(["Model 3", "again"]);
    const erasures = await site.database.queries.selectFrom("erasure").selectAll().execute();
    expect(JSON.stringify(erasures)).not.toMatch(/ada|example/i);
    site.clock.advance(1000);
    expect((await desk("restore", first, "--yes")).out).toContain("Left out: 2");
  });

  test("brings nobody back who was erased twice, also not what they wrote in between", async () => {
    const site = await createSiteWithRequests(1);
    const desk = createTestDesk(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    const erase = () => desk("erase", "--email", "ada@example.com", "--yes");
    await erase();
    site.clock.advance(1000);
    await site.ask("/", postForm(buildQuoteForm({ model: "again" })));
    await desk("backup", "--out", file);
    site.clock.advance(1000);
    await erase();
    expect((await desk("restore", file, "--yes")).out).toContain("Left out: 1");
    expect(await storedRequests(site)).toEqual([]);
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
    expect(asked).toMatchObject({ status: 1, errors: "Nothing was changed.\n" });
    const { out } = await desk("restore", file, "--yes");
    expect(await storedRequests(site)).toHaveLength(1);
    const safety = /before is in (\S+backup-\S+\.sqlite)\./.exec(out)?.[1] ?? "";
    site.clock.advance(1000);
    await desk("restore", safety, "--yes");
    expect((await storedRequests(site)).map(({ model }) => model)).toEqual(["Model 1 🦊", "later"]);
  });

  test("that is not there changes nothing and is named", async () => {
    const site = await createSiteWithRequests(1);
    const file = join(await createTestFolder(), "mistyped.sqlite");
    expect(await createTestDesk(site)("restore", file, "--yes")).toMatchObject({
      status: 1,
      errors: `There is no file ${file}.\n`,
    });
    expect(await storedRequests(site)).toHaveLength(1);
  });
});
