import { describe, expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedDeliveries,
  storedRequests,
} from "#tests/support/test-site.ts";
import { openPostgresql } from "./open.ts";

describe.runIf(testEngine === "postgresql")("several instances on one PostgreSQL", () => {
  test("create the tables once if they start at the same time", async () => {
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

  test("date requests and deliveries by the database's clock, whatever their own clocks show", async () => {
    const slow = await createTestSite({ serverClock: true });
    slow.clock.advance(Date.now() - slow.clock.now().getTime() - 4 * 24 * 3_600_000);
    const fast = await createTestSite({ serverClock: true });
    fast.clock.advance(Date.now() - fast.clock.now().getTime() + 30 * 60_000);
    const form = postForm(buildQuoteForm());
    for (const site of [slow, fast]) await site.ask("/", form);
    const [request, ...repeats] = await storedRequests(slow);
    expect(repeats).toEqual([]);
    const age = Date.now() - Date.parse(request?.receivedAt ?? "");
    expect(Math.abs(age)).toBeLessThan(60_000);
    const [delivery] = await storedDeliveries(slow);
    expect(delivery).toMatchObject({ createdAt: request?.receivedAt, dueAt: request?.receivedAt });
  });
});
