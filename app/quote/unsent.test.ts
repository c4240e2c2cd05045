import { describe, expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import type { StorageMood } from "#tests/support/browser-storage.ts";
import {
  createWorld,
  exampleBody,
  exampleForm,
  firstKey,
  HOUR,
  MINUTE,
  reachable,
  SECOND,
} from "#tests/support/browser-world.ts";
import { unsentPrefix } from "./unsent-store.ts";

test("a delivered request was in storage before it left, and nothing of it stays", async () => {
  const world = createWorld();
  const tab = world.openTab();
  const submitted = tab.sendQuoteRequest(exampleForm());
  expect([...world.storage.entries]).toEqual([
    [unsentPrefix + firstKey, `${world.now} 0 ${exampleBody}`],
  ]);
  await world.advance(SECOND);
  await submitted;
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  expect(world.storage.entries.size).toBe(0);
  expect(tab.hasUnsent()).toBe(false);
});

test("the one being submitted does not count as unsent yet", async () => {
  const world = createWorld();
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.settle();
  expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([false, false]);
});

test("who has stopped watching is told nothing more", async () => {
  const world = createWorld();
  const tab = world.openTab();
  let told = 0;
  const stop = tab.watch(() => {
    told += 1;
  });
  tab.lookAgain();
  expect(told).toBeGreaterThan(0);
  stop();
  const before = told;
  tab.lookAgain();
  expect(told).toBe(before);
});

test("an unreachable server is tried at growing pauses up to ten minutes, and those who watch are told of the delivery", async () => {
  const world = createWorld();
  world.network = { status: 500 };
  const tab = world.openTab();
  let told = 0;
  tab.watch(() => {
    told += 1;
  });
  tab.sendQuoteRequest(exampleForm());
  await world.advance(2 * HOUR);
  const times = world.attempts.map(({ at }) => at);
  const pauses = times.slice(1).map((at, place) => Math.round((at - (times[place] ?? 0)) / SECOND));
  expect(pauses.slice(0, 9)).toEqual([3, 6, 12, 24, 48, 96, 192, 384, 450]);
  expect(Math.max(...pauses)).toBe(450);
  world.network = reachable;
  told = 0;
  await world.advance(10 * MINUTE);
  expect(told).toBeGreaterThan(0);
  expect(tab.hasUnsent()).toBe(false);
});

test("pauses vary by chance, from half to whole", async () => {
  for (const [random, second] of [
    [0, 2],
    [0.999_999, 4],
  ] as const) {
    const world = createWorld();
    Object.assign(world, { random, network: "offline" });
    world.openTab().sendQuoteRequest(exampleForm());
    await world.advance(6 * SECOND);
    const [first, again] = world.attempts;
    expect(((again?.at ?? 0) - (first?.at ?? 0)) / SECOND).toBeCloseTo(second + 0.1, 2);
  }
});

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
  expect(world.storage.entries.size).toBe(0);
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

test("a delivered request leaves no timer behind", async () => {
  const world = createWorld();
  world.openTab().sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  expect(world.timers.size).toBe(0);
});

test("a connection that comes and goes does not multiply the attempts", async () => {
  const world = createWorld();
  world.network = "offline";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  for (let time = 0; time < 20; time++) tab.sendUnsent();
  await world.advance(HOUR);
  expect(world.attempts.length).toBeLessThan(20);
});

test("a new submission begins with short pauses again", async () => {
  const world = createWorld();
  world.network = "offline";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(HOUR);
  tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  world.network = reachable;
  await world.advance(5 * SECOND);
  expect(world.arrived.size).toBe(2);
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

test("a request whose entry vanishes before it is sent is sent all the same, once", async () => {
  const world = createWorld();
  world.network = "offline";
  world.openTab().sendQuoteRequest(exampleForm());
  world.storage.entries.clear();
  await world.advance(HOUR);
  expect(world.attempts).toHaveLength(1);
});

test.each([true, false])(
  "a visitor who clears the browser's data in mid-send has nothing put back (locks: %s)",
  async (hasLocks) => {
    const world = createWorld({ hasLocks });
    world.network = { status: 503, retryAfter: "60" };
    world.openTab().sendQuoteRequest(exampleForm());
    await world.settle();
    world.storage.entries.clear();
    await world.advance(HOUR);
    expect(world.storage.entries.size).toBe(0);
    expect(world.attempts).toHaveLength(1);
  },
);

describe("a host that takes no form posts", () => {
  const refuse = async (status: number, mood: StorageMood = "willing") => {
    const world = createWorld();
    world.storage.mood = mood;
    world.network = { status };
    const tab = world.openTab();
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    return { world, tab };
  };

  test.each([404, 405, 501])(
    "is known by %d, on the next visit and in other tabs too",
    async (status) => {
      const { world, tab } = await refuse(status);
      expect(tab.isNotTaken()).toBe(true);
      tab.close();
      const later = world.openTab();
      later.sendUnsent();
      expect(later.isNotTaken()).toBe(true);
    },
  );

  test.each([400, 403, 413, 422, 429, 500, 503])("is not known by %d", async (status) => {
    for (const mood of ["willing", "forbidden"] as const) {
      const { tab } = await refuse(status, mood);
      expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([true, false]);
    }
  });

  test.each(["full", "forbidden", "forgetful"] as const)(
    "is known by the open page where the storage is %s",
    async (mood) => {
      const { world, tab } = await refuse(405, mood);
      expect(tab.isNotTaken()).toBe(true);
      world.network = reachable;
      await world.advance(HOUR);
      expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([false, false]);
    },
  );

  test("has changed its mind once it has confirmed any request, whichever tab sent it", async () => {
    const { world, tab } = await refuse(405);
    world.network = reachable;
    const other = world.openTab();
    other.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([true, false]);
    expect([other.hasUnsent(), other.isNotTaken()]).toEqual([true, false]);
  });

  test("is still one while the network is gone", async () => {
    const { world, tab } = await refuse(405);
    world.network = "offline";
    await world.advance(20 * MINUTE);
    expect(tab.isNotTaken()).toBe(true);
  });

  test("leaves nothing behind once its requests are too old or delivered", async () => {
    const { world, tab } = await refuse(405);
    await world.advance(retention.unsentRequest.amount * 24 * HOUR + HOUR);
    expect(world.storage.entries.size).toBe(0);
    expect(tab.isNotTaken()).toBe(false);
  });
});
