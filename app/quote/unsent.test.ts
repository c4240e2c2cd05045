import { expect, test } from "vitest";
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
import { sentNote, unsentPrefix } from "./unsent-store.ts";

test("a delivered request was in storage before it left, and nothing of it stays but its key, for its photos", async () => {
  const world = createWorld();
  const tab = world.openTab();
  const submitted = tab.sendQuoteRequest(exampleForm());
  expect([...world.storage.entries]).toEqual([
    [unsentPrefix + firstKey, `${world.now} 0 ${exampleBody}`],
  ]);
  await world.advance(SECOND);
  await submitted;
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  expect([...world.storage.entries]).toEqual([[sentNote, `${firstKey} ${world.now - 900}`]]);
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
