import { expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
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

const KEPT_FOR = retention.unsentRequest.amount * 24 * HOUR;

async function submit(network: Network) {
  const world = createWorld();
  world.network = network;
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  return { world, tab };
}

test.each<StorageMood>(["full", "forbidden", "forgetful"])(
  "a request is sent, and retried by the open page, with %s storage",
  async (mood) => {
    const world = createWorld();
    Object.assign(world, { network: "offline" });
    world.storage.mood = mood;
    const tab = world.openTab();
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect(tab.hasUnsent()).toBe(true);
    world.network = "reachable";
    await world.advance(5 * SECOND);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
    expect(tab.hasUnsent()).toBe(false);
  },
);

test("storage drops damaged entries and keeps those of other software", async () => {
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

const TEN_DAYS = 240 * HOUR;

test.each<[Network, number]>([
  ["reachable", 1],
  ["offline", 0],
])(
  "a request that looks too old is tried once more, then gone (network %s)",
  async (network, count) => {
    const world = createWorld();
    world.network = network;
    world.storage.entries.set(unsentPrefix + firstKey, `${world.now - TEN_DAYS} 0 ${exampleBody}`);
    world.openTab().sendUnsent();
    await world.advance(HOUR);
    expect([world.attempts.length, world.arrived.size]).toEqual([1, count]);
    expect(world.storage.entries.has(unsentPrefix + firstKey)).toBe(false);
  },
);

test("a clock that was behind and is set right while the page is open drops no request", async () => {
  const { world } = await submit("offline");
  world.setAhead = TEN_DAYS;
  world.now += TEN_DAYS;
  await world.advance(HOUR);
  world.network = "reachable";
  await world.advance(HOUR);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("storage keeps a request for the privacy policy's period, in an open page too", async () => {
  const { world, tab } = await submit("offline");
  await world.advance(KEPT_FOR - MINUTE);
  expect(world.storage.entries.size).toBe(1);
  await world.advance(11 * MINUTE);
  expect([world.storage.entries.size, tab.hasUnsent()]).toEqual([0, false]);
});

test("a request stored while the clock ran ahead is neither dropped nor delayed nor kept longer", async () => {
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

test("a clock set back by hours delays no stored request", async () => {
  const world = createWorld();
  const times = `${world.now - 3 * HOUR} ${world.now + 5 * HOUR}`;
  world.storage.entries.set(unsentPrefix + firstKey, `${times} ${exampleBody}`);
  world.openTab().sendUnsent();
  await world.advance(SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});
