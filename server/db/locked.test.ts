import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { sqliteFileName } from "./open-sqlite.ts";

/** Another program's connection that holds the write lock until the test is over. */
function lock(dataDir: string): DatabaseSync {
  const other = new DatabaseSync(join(dataDir, sqliteFileName));
  other.exec("begin immediate");
  onTestFinished(() => other.close());
  return other;
}

describe.runIf(testEngine === "sqlite")("a database that another program has locked", () => {
  // Seven waits one after the other would take 14 seconds.
  test("holds up no page, and every form is answered 503 in the time of one wait", async () => {
    const site = await createTestSite();
    lock(site.env.dataDir);
    const started = performance.now();
    const posts = Array.from({ length: 6 }, (_, number) =>
      site.ask("/", postForm(buildQuoteForm({ model: `Model ${number}` }))),
    );
    let longest = 0;
    let last = started;
    const probe = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const ready = site.ask("/readyz");
    const statuses = (await Promise.all([...posts, ready])).map(({ status }) => status);
    clearInterval(probe);
    expect(statuses).toEqual(Array(7).fill(503));
    expect(performance.now() - started).toBeLessThan(12_000);
    // One that waits for the lock itself stands still for two seconds.
    expect(longest).toBeLessThan(1_800);
  });

  test("takes forms again as soon as it is free", async () => {
    const site = await createTestSite();
    const other = lock(site.env.dataDir);
    expect((await site.ask("/", postForm(buildQuoteForm()))).status).toBe(503);
    other.exec("rollback");
    expect((await site.ask("/", postForm(buildQuoteForm()))).status).toBe(303);
  });
});

test.runIf(testEngine === "sqlite")(
  "a transaction takes the write lock before it reads, so that none fails for having read first",
  async () => {
    const site = await createTestSite();
    const other = new DatabaseSync(join(site.env.dataDir, sqliteFileName), { timeout: 0 });
    onTestFinished(() => other.close());
    await site.database.queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom("quoteRequest").select("id").execute();
      expect(() => other.exec("begin immediate")).toThrow("locked");
    });
  },
);

test.runIf(testEngine === "sqlite")("what is erased is overwritten in the file", async () => {
  const { database } = await createTestSite();
  const { rows } = await sql`pragma secure_delete`.execute(database.queries);
  expect(rows).toEqual([{ secureDelete: 1 }]);
});
