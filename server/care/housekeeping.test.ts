import { describe, expect, test } from "vitest";
import { retryPolicy } from "#server/notify/notice.ts";
import { findBusinessDay } from "#server/reminder/business-days.ts";
import { createTestHousekeeping, sendRequests } from "#tests/support/test-housekeeping.ts";
import { createTestSite } from "#tests/support/test-site.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("what nobody has answered by its second business day", () => {
  async function createOverdueSite() {
    const site = await createTestSite();
    const begin = site.clock.now();
    await sendRequests(site, 1);
    while ((findBusinessDay(site.clock.now())?.overdueBefore ?? 0) < begin) {
      site.clock.advance(60 * 60 * 1000);
    }
    return site;
  }
  const look = async ({ start, stop }: ReturnType<typeof createTestHousekeeping>) => {
    start();
    await stop();
  };

  test("is reminded of, once that day", async () => {
    const house = createTestHousekeeping(await createOverdueSite());
    await look(house);
    await look(house);
    expect(house.logged).toEqual(["info: reminder of open quote requests queued"]);
  });

  test("is not, where reminders are not set up", async () => {
    const site = await createOverdueSite();
    const house = createTestHousekeeping(site, { channels: ["email"] });
    await look(house);
    expect(house.logged).toEqual([]);
    const channels = await site.database.queries.selectFrom("notice").select("channel").execute();
    expect(channels).toEqual([{ channel: "email" }]);
  });
});

test("notices of a channel that was taken away are parked when they would have been given up", async () => {
  const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
  await sendRequests(site, 1);
  const states = async () =>
    (
      await site.database.queries
        .selectFrom("notice")
        .select(["channel", "state", "lastProblem"])
        .orderBy("id")
        .execute()
    ).map(({ channel, state, lastProblem }) => [channel, state, lastProblem]);
  const house = createTestHousekeeping(site, { channels: ["email"] });
  await house.runTasks();
  expect(house.logged).toEqual([]);
  site.clock.advance(retryPolicy.giveUpAfter + 1);
  await house.runTasks();
  expect(house.logged).toEqual(["warn: deliveries failed: their channel is not set up"]);
  expect(house.loggedFields).toEqual([{ count: 1 }]);
  expect(await states()).toEqual([
    ["email", "waiting", null],
    ["confirmation", "parked", "channel not set up"],
  ]);
});

test("a task that fails is reported and does not keep the others from theirs", async () => {
  const site = await createTestSite();
  await sendRequests(site, 1);
  site.clock.advance(-2 * DAY);
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
