import { expect, test } from "vitest";
import {
  createWorld,
  exampleBody,
  exampleForm,
  firstKey,
  HOUR,
  reachable,
  SECOND,
} from "#tests/support/browser-world.ts";
import { sentNote, unsentPrefix } from "./unsent-store.ts";

test("the next visit sends at once what an earlier one left, under the same key", async () => {
  const world = createWorld();
  world.network = "answer hangs";
  const first = world.openTab();
  first.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  first.close();
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(SECOND);
  expect(world.arrived).toEqual(new Map([[firstKey, [exampleBody, exampleBody]]]));
  expect([...world.storage.entries.keys()]).toEqual([sentNote]);
});

test("an open tab takes over when the one that was sending is closed", async () => {
  const world = createWorld();
  world.openTab().sendUnsent();
  const other = world.openTab();
  world.network = "hangs";
  other.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  other.close();
  world.network = reachable;
  await world.advance(20 * SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("a tab learns that another has delivered the request", async () => {
  const world = createWorld();
  world.network = "offline";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  expect(tab.hasUnsent()).toBe(true);
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(SECOND / 2);
  expect(tab.hasUnsent()).toBe(false);
});

test.each([true, false])(
  "two tabs never send the same request at once (locks: %s)",
  async (hasLocks) => {
    const world = createWorld({ hasLocks });
    world.network = "hangs";
    const tabs = [world.openTab(), world.openTab()];
    tabs[0]?.sendQuoteRequest(exampleForm());
    await world.settle();
    for (const tab of tabs) tab.sendUnsent();
    // Nor on the heels of each other.
    await world.advance(16 * SECOND);
    expect(world.attempts).toHaveLength(1);
    await world.advance(HOUR);
    expect(world.attempts.length).toBeGreaterThan(5);
    expect(world.collisions).toBe(0);
  },
);

test("where there are no locks, a request left in mid-send waits until its tab has given up", async () => {
  const world = createWorld({ hasLocks: false });
  world.network = "hangs";
  const first = world.openTab();
  first.sendQuoteRequest(exampleForm());
  await world.settle();
  first.close();
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(15 * SECOND);
  expect(world.arrived.size).toBe(0);
  await world.advance(15 * SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("where there are no locks, another tab keeps off a request until its sender must have given up", async () => {
  const world = createWorld({ hasLocks: false });
  Object.assign(world, { random: 0, network: "hangs" });
  world.openTab().sendQuoteRequest(exampleForm());
  const other = world.openTab();
  await world.advance(14.5 * SECOND);
  other.sendUnsent();
  await world.advance(SECOND / 4);
  expect(world.attempts).toHaveLength(1);
});

test.each([
  [true, 0],
  [false, SECOND / 2],
])(
  "tabs that wake together begin apart where there are no locks (locks: %s)",
  async (hasLocks, after) => {
    const world = createWorld({ hasLocks });
    world.storage.entries.set(unsentPrefix + firstKey, `${world.now} 0 ${exampleBody}`);
    const start = world.now;
    world.openTab().sendUnsent();
    await world.advance(SECOND);
    expect(world.attempts.map(({ at }) => at - start)).toEqual([after]);
  },
);

test("what other tabs store meanwhile does not put off the next attempt", async () => {
  const world = createWorld();
  world.network = "offline";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  for (let second = 0; second < 10; second++) {
    await world.advance(SECOND);
    tab.lookAgain();
  }
  expect(world.attempts.length).toBeGreaterThan(2);
});

test("what other parts of the site store does not lengthen the pauses", async () => {
  const world = createWorld();
  const tab = world.openTab();
  for (let time = 0; time < 20; time++) tab.lookAgain();
  world.network = "hangs";
  const other = world.openTab();
  other.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  other.close();
  world.network = reachable;
  await world.advance(10 * SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});
