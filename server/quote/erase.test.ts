import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createErasedTest } from "#server/db/backup/erasures.ts";
import { sqliteFileName } from "#server/db/sqlite/open.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { buildUuid, createTestSite, storedIds, type TestSite } from "#tests/support/test-site.ts";
import { erasePerson, eraseQuoteRequests } from "./erase.ts";
import { findByEmail } from "./find.ts";

const eraserOf = ({ database, env }: TestSite) => ({ database, dataDir: env.dataDir });

test.runIf(testEngine === "sqlite")("erased data is in no file of the database", async () => {
  const site = await createTestSite();
  const bytes = () =>
    ["", "-wal"]
      .map((ending) => join(site.env.dataDir, sqliteFileName + ending))
      .map((file) => (existsSync(file) ? readFileSync(file, "latin1") : ""))
      .join("");
  await site.sendForm({ email: "forget.me@example.com" });
  expect(bytes()).toContain("forget.me");
  await erasePerson(eraserOf(site), "forget.me@example.com", [1]);
  expect(bytes()).not.toContain("forget.me");
});

test("a person is found and erased under any spelling of their address; others are not", async () => {
  const site = await createTestSite();
  const spellings = ["Ada@Bücher.example", "ada@ＢÜCHER.example", "ADA@xn--bcher-kva.example"];
  for (const [number, email] of [...spellings, "ada+1@bücher.example"].entries()) {
    await site.sendForm({ email }, { "Idempotency-Key": buildUuid(number) });
  }
  for (const email of spellings) {
    const { requests } = await findByEmail(site.database, email);
    expect(requests.map(({ id }) => id)).toEqual([3, 2, 1]);
  }
  await erasePerson(eraserOf(site), "ada@bücher.example", [1, 2, 3]);
  expect((await findByEmail(site.database, "ada+1@bücher.example")).requests).toHaveLength(1);
});

test("a person erased while the clock is slow does not return with a restored backup", async () => {
  const site = await createTestSite();
  const { queries } = site.database;
  await site.sendForm();
  const request = await queries.selectFrom("quoteRequest").selectAll().executeTakeFirstOrThrow();
  site.clock.advance(-2 * 24 * 60 * 60 * 1000);
  await erasePerson(eraserOf(site), request.email, [request.id]);
  expect((await createErasedTest(queries))(request)).toBe(true);
});

test("a mail file written during the erasure of its request is removed later", async () => {
  const site = await createTestSite();
  await site.sendForms(2);
  await eraseQuoteRequests(eraserOf(site), [1]);
  const folder = join(site.env.dataDir, "mail");
  await mkdir(folder, { recursive: true });
  const names = ["request-1.eml", "confirmation-1.eml.part", "request-2.eml", "request-3.eml"];
  for (const _ of ["at once", "soon", "later"]) {
    for (const name of names) await writeFile(join(folder, name), "late");
    const house = createTestHousekeeping(site);
    house.start();
    await house.stop();
    expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, false, true, true]);
    site.clock.advance(11 * 60 * 60 * 1000);
  }
  await eraseQuoteRequests(eraserOf(site), [2]);
  const { queries } = site.database;
  expect(await queries.selectFrom("erasedRequest").select("id").execute()).toEqual([{ id: 2 }]);
});

test("an erasure whose files cannot be removed is recorded for a retry", async () => {
  const site = await createTestSite();
  await site.sendForms(1);
  // `rm` fails on a folder.
  await mkdir(join(site.env.dataDir, "mail", "request-1.eml"), { recursive: true });
  await expect(eraseQuoteRequests(eraserOf(site), [1])).rejects.toThrow();
  expect(await storedIds(site)).toEqual([]);
  site.clock.advance(1000);
  await expect(eraseQuoteRequests(eraserOf(site), [1])).rejects.toThrow("request-1.eml");
  const recorded = await site.database.queries.selectFrom("erasedRequest").selectAll().execute();
  expect(recorded).toEqual([{ id: 1, erasedAt: site.clock.now().toISOString() }]);
});

test("an erasure fails if the mails cannot be read", async () => {
  const site = await createTestSite();
  await site.sendForm();
  await writeFile(join(site.env.dataDir, "mail"), "no folder");
  await expect(eraseQuoteRequests(eraserOf(site), [1])).rejects.toThrow("ENOTDIR");
});
