import { describe, expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";
import { openPostgresql } from "./open-postgresql.ts";

describe.runIf(testEngine === "postgresql")("several instances on one PostgreSQL", () => {
  test("make the tables once when they start at the same moment", async () => {
    const { DATABASE_URL: url = "" } = await createEmptyDatabaseSettings();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresql(url, silentLog)),
    );
    const counts = await Promise.all(
      opened.map(({ queries }) => queries.selectFrom("quoteRequest").select("id").execute()),
    );
    expect(counts).toEqual([[], [], [], []]);
    await Promise.all(opened.map((database) => database.close()));
  });

  test("count one visitor's requests together", async () => {
    const settings = { RATE_LIMIT: "on" };
    const one = await createTestSite({ settings });
    const other = await createTestSite({ settings });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const site = number % 2 === 0 ? one : other;
      const form = postForm(buildQuoteForm({ model: `Model ${number}` }));
      statuses.push((await site.ask("/", form, { address: "192.0.2.1" })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("send each mail once, though their clocks differ by minutes", async () => {
    const sent: string[] = [];
    const isSending = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const one = await createTestSite({
      serverClock: true,
      async sendMail({ subject }) {
        sent.push(String(subject));
        isSending.resolve();
        await mayEnd.promise;
      },
    });
    const other = await createTestSite({ serverClock: true });
    other.clock.advance(130_000);
    await one.ask("/", postForm(buildQuoteForm()));
    const delivered = one.outbox.deliverDue();
    await isSending.promise;
    await other.outbox.deliverDue();
    mayEnd.resolve();
    await delivered;
    expect([sent.length, other.mails.length]).toEqual([1, 0]);
  });

  test("store a request once when both are sent it with the same key", async () => {
    const [one, other] = [await createTestSite(), await createTestSite()];
    const form = postForm(buildQuoteForm(), {
      "Idempotency-Key": "00000000-0000-4000-8000-00000000abcd",
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other).ask("/", form)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    const rows = await one.database.queries.selectFrom("quoteRequest").select("id").execute();
    expect(rows).toHaveLength(1);
  });
});
