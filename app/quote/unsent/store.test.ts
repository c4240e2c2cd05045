import { expect, test } from "vitest";
import type { StorageMood } from "#tests/support/browser-storage.ts";
import {
  createWorld,
  exampleBody,
  exampleForm,
  firstKey,
  HOUR,
  MINUTE,
  type Network,
  SECOND,
} from "#tests/support/browser-world.ts";
import { unsentPrefix } from "./store.ts";

const KEPT_FOR = 7 * 24 * HOUR;

async function submit(network: Network) {
  const world = createWorld();
  world.network = network;
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  return { world, tab };
}

/** Response of a server that is down, dated `passed` milliseconds into 2030. */
const downAt = (passed: number): Network => ({
  status: 503,
  headers: { Date: new Date(Date.UTC(2030, 0) + passed).toUTCString() },
});

test.each<StorageMood>(["full", "forbidden", "forgetful"])(
  "with %s storage, the open page still sends and retries a request",
  async (mood) => {
    const world = createWorld();
    Object.assign(world, { network: "offline" });
    world.storage.mood = mood;
    const tab = world.openTab();
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect([tab.hasUnsent(), tab.isHeldByPage()]).toEqual([true, true]);
    world.storage.mood = "willing";
    world.network = { status: 503 };
    await world.advance(5 * SECOND);
    expect([tab.hasUnsent(), tab.isHeldByPage()]).toEqual([true, false]);
    world.network = "reachable";
    await world.advance(MINUTE);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
    expect([tab.hasUnsent(), tab.isHeldByPage()]).toEqual([false, false]);
    world.storage.mood = mood;
    world.network = "offline";
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    tab.discardUnsent();
    expect([tab.hasUnsent(), tab.isDiscarded()]).toEqual([false, true]);
  },
);

test("damaged entries are dropped from storage; other software's entries are kept", async () => {
  const world = createWorld();
  const foreign = { theme: "dark", [`x${unsentPrefix}${firstKey}`]: `${world.now} 0 a=1` };
  const damaged = [
    [firstKey, "{"],
    ["no-key", `${world.now} 0 a=1`],
    [`${firstKey}0`, `${world.now} 0 a=1`],
    [firstKey.replace("1", "3"), `${world.now} 0 a=1 b`],
    ["", ""],
  ].map(([key, text]) => [unsentPrefix + key, text]);
  for (const [name, text] of [...Object.entries(foreign), ...damaged])
    world.storage.entries.set(String(name), String(text));
  world.openTab().sendUnsent();
  await world.advance(MINUTE);
  expect(Object.fromEntries(world.storage.entries)).toEqual(foreign);
  expect(world.attempts).toEqual([]);
});

test("a request is kept when a slow clock is corrected, in the same page and the next", async () => {
  const { world, tab } = await submit("offline");
  world.now += 2 * KEPT_FOR;
  await world.advance(HOUR);
  tab.close();
  world.openTab().sendUnsent();
  await world.advance(HOUR);
  world.network = "reachable";
  await world.advance(HOUR);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

test.each([
  ["kept", "only by the device's clock", KEPT_FOR - SECOND, KEPT_FOR],
  ["kept", "only by the responses' dates", KEPT_FOR, KEPT_FOR - HOUR],
  ["dropped", "by both clocks", KEPT_FOR, KEPT_FOR],
])("a request is %s if its retention period ended %s", async (fate, _, dates, device) => {
  const { world, tab } = await submit(downAt(0));
  world.network = downAt(KEPT_FOR / 2);
  await world.advance(MINUTE);
  world.network = downAt(dates);
  world.now += device - MINUTE;
  await world.advance(HOUR / 2);
  expect([tab.hasUnsent(), tab.isDiscarded()]).toEqual([fate === "kept", fate === "dropped"]);
  expect(world.storage.entries.size).toBe(fate === "kept" ? 2 : 1);
});

test("a request dated in the future by a fast clock gets the current date and is sent at once", async () => {
  const { world } = await submit({ status: 503, headers: { "Retry-After": "3600" } });
  const later = createWorld({ startsAt: world.now - 400 * 24 * HOUR });
  for (const [name, text] of world.storage.entries) later.storage.entries.set(name, text);
  later.network = "offline";
  later.openTab().sendUnsent();
  await later.advance(SECOND);
  expect(later.storage.entries.get(unsentPrefix + firstKey)).toMatch(
    new RegExp(`^${later.now - SECOND} 0 `),
  );
  later.network = "reachable";
  await later.advance(5 * SECOND);
  expect(later.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("a stored request is not delayed when the clock is set back by hours", async () => {
  const world = createWorld();
  const times = `${world.now - 3 * HOUR} ${world.now + 5 * HOUR}`;
  world.storage.entries.set(unsentPrefix + firstKey, `${times} ${exampleBody}`);
  world.openTab().sendUnsent();
  await world.advance(SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});
