import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { testEngine } from "#tests/support/test-database.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestFolder,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";
import { erasePerson, eraseQuoteRequests, findMailFiles, sweepErasedMails } from "./erase.ts";

test.runIf(testEngine === "sqlite")(
  "what was erased can be read in no file of the database",
  async () => {
    const site = await createTestSite();
    const { database } = site;
    const { dataDir } = site.env;
    const bytes = () =>
      ["", "-wal"]
        .map((ending) => join(dataDir, sqliteFileName + ending))
        .map((file) => (existsSync(file) ? readFileSync(file, "latin1") : ""))
        .join("");
    await site.ask("/", postForm(buildQuoteForm({ email: "forget.me@example.com" })));
    expect(bytes()).toContain("forget.me");
    await erasePerson({ database, dataDir, now: site.clock.now }, "forget.me@example.com", [1]);
    expect(bytes()).not.toContain("forget.me");
  },
);

describe("mails of an erased request that are kept as files", () => {
  const DAY = 24 * 60 * 60 * 1000;

  async function createErasing(requests: number) {
    const { database, env, clock } = await createSiteWithRequests(requests);
    const folder = join(env.dataDir, "mail");
    const options = { database, dataDir: env.dataDir, now: clock.now };
    const remembered = async () => {
      const rows = await database.queries
        .selectFrom("erasedRequest")
        .select("id")
        .orderBy("id")
        .execute();
      return rows.map(({ id }) => id);
    };
    return { folder, options, clock, remembered };
  }

  test("go although they were written after it, and those of others stay", async () => {
    const { folder, options } = await createErasing(2);
    await eraseQuoteRequests(options, [1]);
    await sweepErasedMails(options);
    await mkdir(folder, { recursive: true });
    const names = ["confirmation-1.eml.part", "notes.txt", "request-1.eml", "request-2.eml"];
    for (const name of names) await writeFile(join(folder, name), "late");
    await sweepErasedMails(options);
    expect(await readdir(folder)).toEqual(["notes.txt", "request-2.eml"]);
  });

  test("are waited for during a day, each request's by itself", async () => {
    const { options, clock, remembered } = await createErasing(2);
    await eraseQuoteRequests(options, [1]);
    clock.advance(DAY / 2);
    await eraseQuoteRequests(options, [2]);
    clock.advance(DAY / 2);
    await sweepErasedMails(options);
    expect(await remembered()).toEqual([1, 2]);
    clock.advance(1);
    await sweepErasedMails(options);
    expect(await remembered()).toEqual([2]);
  });

  test("that cannot be looked at are no reason to forget them", async () => {
    const { folder, options, remembered } = await createErasing(1);
    await eraseQuoteRequests(options, [1]);
    await writeFile(folder, "no folder");
    await expect(sweepErasedMails(options)).rejects.toMatchObject({ code: "ENOTDIR" });
    expect(await remembered()).toEqual([1]);
  });
});

test("a mail is a person's by its headers, whatever stands in it and however its lines end", async () => {
  const dataDir = await createTestFolder();
  await mkdir(join(dataDir, "mail"));
  for (const [name, end] of Object.entries({ unix: "\n", mail: "\r\n" })) {
    const write = (kind: string, ...lines: string[]) =>
      writeFile(join(dataDir, "mail", `${name}-${kind}.eml`), lines.join(end));
    await write("theirs", "To: x@example.com", "Reply-To: <ADA@example.com>", "", "Hello");
    await write("other", "To: x@example.com", "", "Ada's address is ada@example.com");
    await write("longer", "To: ada@example.com.example, nada@example.com", "", "Hello");
  }
  const found = await findMailFiles(dataDir, "Ada@example.com");
  expect(found.sort()).toEqual(
    ["mail-theirs.eml", "unix-theirs.eml"].map((name) => join(dataDir, "mail", name)),
  );
});
