import { describe, expect, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestSite, storedDeliveries, storedRequests } from "#tests/support/test-site.ts";

describe.runIf(testEngine === "postgresql")("several instances on one PostgreSQL", () => {
  test("take stored times from the database's clock, whatever their own clocks show", async () => {
    const slow = await createTestSite({ serverClock: true });
    slow.clock.advance(Date.now() - slow.clock.now().getTime() - 4 * 24 * 3_600_000);
    const fast = await createTestSite({ serverClock: true });
    fast.clock.advance(Date.now() - fast.clock.now().getTime() + 30 * 60_000);
    for (const site of [slow, fast]) await site.sendForm();
    const [request, ...repeats] = await storedRequests(slow);
    expect(repeats).toEqual([]);
    const age = Date.now() - Date.parse(request?.receivedAt ?? "");
    expect(Math.abs(age)).toBeLessThan(60_000);
    const [delivery] = await storedDeliveries(slow);
    expect(delivery).toMatchObject({ createdAt: request?.receivedAt, dueAt: request?.receivedAt });
  });
});
