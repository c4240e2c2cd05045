import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createErasedTest } from "#server/db/erasures.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { erasePerson } from "./erase.ts";
import { findByEmail } from "./person.ts";

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

test("a person is found and erased under every spelling of their address, and nobody else is", async () => {
  const site = await createTestSite();
  const spellings = ["Ada@Bücher.example", "ada@ＢÜCHER.example", "ADA@xn--bcher-kva.example"];
  for (const email of [...spellings, "ada+1@bücher.example"]) {
    const form = postForm(buildQuoteForm({ email }), { "Idempotency-Key": crypto.randomUUID() });
    await site.ask("/", form);
  }
  for (const email of spellings) {
    const { requests } = await findByEmail(site.database, email);
    expect(requests.map(({ id }) => id)).toEqual([3, 2, 1]);
  }
  const options = { database: site.database, dataDir: site.env.dataDir, now: site.clock.now };
  await erasePerson(options, "ada@bücher.example", [1, 2, 3]);
  expect((await findByEmail(site.database, "ada+1@bücher.example")).requests).toHaveLength(1);
});

test("a person erased while the clock is behind stays out of a restored backup", async () => {
  const site = await createTestSite();
  const { queries } = site.database;
  await site.ask("/", postForm(buildQuoteForm()));
  const request = await queries.selectFrom("quoteRequest").selectAll().executeTakeFirstOrThrow();
  site.clock.advance(-2 * 24 * 60 * 60 * 1000);
  const options = { database: site.database, dataDir: site.env.dataDir, now: site.clock.now };
  await erasePerson(options, request.email, [request.id]);
  expect((await createErasedTest(queries))(request)).toBe(true);
});
