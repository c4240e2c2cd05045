import { describe, expect, onTestFinished, test, vi } from "vitest";
import { retryPolicy } from "#server/notify/delivery.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { createTestHousekeeping } from "#tests/support/test-housekeeping.ts";
import { createTestSite, storedDeliveries } from "#tests/support/test-site.ts";

const HOUR = 60 * 60 * 1000;

describe("a request that has waited for a whole business day", () => {
  async function createOverdueSite(settings = {}) {
    const site = await createTestSite({ settings });
    const begin = site.clock.now();
    await site.sendForms(1);
    while ((findBusinessDay(site.clock.now())?.overdueBefore ?? 0) < begin) {
      site.clock.advance(HOUR);
    }
    return site;
  }
  const look = async ({ start, stop }: ReturnType<typeof createTestHousekeeping>) => {
    start();
    await stop();
  };

  test("causes one reminder that day", async () => {
    const house = createTestHousekeeping(await createOverdueSite());
    await look(house);
    await look(house);
    expect(house.logged).toEqual(["info: reminder of open quote requests queued"]);
  });

  test("causes no reminder if reminders are off", async () => {
    const site = await createOverdueSite({ REMINDER: "off" });
    const house = createTestHousekeeping(site);
    await look(house);
    expect(house.logged).toEqual([]);
    expect(await storedDeliveries(site)).toMatchObject([{ channel: "email" }]);
  });
});

test("deliveries of a removed channel fail after their deadline", async () => {
  const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
  await site.sendForms(2);
  const sent = site.database.queries.updateTable("notice").set({ state: "sent" });
  await sent.where("quoteRequestId", "=", 2).execute();
  const house = createTestHousekeeping(site, { channels: ["email"] });
  await house.runTasks();
  expect(house.logged).toEqual([]);
  site.clock.advance(retryPolicy.giveUpAfter + 1);
  await house.runTasks();
  expect(house.logged).toEqual(["warn: deliveries failed: their channel is not set up"]);
  expect(house.loggedFields).toEqual([{ count: 1 }]);
  expect(await storedDeliveries(site)).toMatchObject([
    { channel: "email", state: "waiting", lastProblem: null },
    { channel: "confirmation", state: "parked", lastProblem: "channel not set up" },
    { channel: "email", state: "sent" },
    { channel: "confirmation", state: "sent" },
  ]);
});

test("tasks run every hour, and erasures and reminders every minute", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  const house = createTestHousekeeping(await createTestSite());
  house.start();
  const waits = () => timers.mock.calls.flatMap(([, wait = 0]) => (wait >= 60_000 ? [wait] : []));
  await expect.poll(waits).toHaveLength(3);
  await house.stop();
  expect(waits().sort()).toEqual([HOUR, 60_000, 60_000]);
});

test("a failing task is logged and does not stop the others", async () => {
  const site = await createTestSite();
  await site.sendForms(1);
  site.clock.advance(-48 * HOUR);
  const house = createTestHousekeeping(site, {
    retention: undefined as never,
    measureSpace: () => Promise.reject(new Error("no disk")),
  });
  await house.runTasks();
  expect(house.logged).toEqual([
    "error: housekeeping failed",
    "error: quote requests dated ahead: was the clock wrong?",
    "error: housekeeping failed",
  ]);
});
