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
  reachable,
  SECOND,
} from "#tests/support/browser-world.ts";
import { unsentPrefix } from "./unsent-store.ts";

const KEPT_FOR = retention.unsentRequest.amount * 24 * HOUR;

test("what is older than the privacy policy allows is dropped, by an open page too", async () => {
  const world = createWorld();
  world.network = "offline";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(KEPT_FOR - MINUTE);
  expect(world.storage.entries.size).toBe(1);
  await world.advance(11 * MINUTE);
  expect(world.storage.entries.size).toBe(0);
  expect(tab.hasUnsent()).toBe(false);
});

test.each<StorageMood>(["full", "forbidden", "forgetful"])(
  "a storage that is %s stops no request, and an open page goes on trying",
  async (mood) => {
    const world = createWorld();
    world.storage.mood = mood;
    world.network = "offline";
    const tab = world.openTab();
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect(tab.hasUnsent()).toBe(true);
    world.network = reachable;
    await world.advance(5 * SECOND);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
    expect(tab.hasUnsent()).toBe(false);
  },
);

test("a storage that removes nothing does not have a delivered request sent for ever", async () => {
  const world = createWorld();
  world.storage.mood = "stuck";
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.advance(HOUR);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  expect(tab.hasUnsent()).toBe(false);
});

test("damaged entries go, foreign ones stay, and neither is sent", async () => {
  const world = createWorld();
  const foreign = {
    theme: "dark",
    [`x${unsentPrefix}${firstKey}`]: `${world.now} 0 a=1`,
    [unsentPrefix.replaceAll(/./g, "x") + firstKey]: `${world.now} 0 a=1`,
  };
  for (const [name, text] of Object.entries({
    ...foreign,
    [`${unsentPrefix}${firstKey}`]: "{",
    [`${unsentPrefix}no-key`]: `${world.now} 0 a=1`,
    [`${unsentPrefix}\n${firstKey}`]: `${world.now} 0 a=1`,
    [`${unsentPrefix}${firstKey}0`]: `${world.now} 0 a=1`,
    [`${unsentPrefix}${firstKey.replace("1", "2")}`]: `x${world.now} 0 a=1`,
    [`${unsentPrefix}${firstKey.replace("1", "3")}`]: `${world.now} 0 a=1 b`,
    [unsentPrefix]: "",
  })) {
    world.storage.entries.set(name, text);
  }
  const tab = world.openTab();
  tab.sendUnsent();
  await world.advance(MINUTE);
  expect(Object.fromEntries(world.storage.entries)).toEqual(foreign);
  expect(world.attempts).toEqual([]);
});

test("what a full storage takes at last is its own to keep: another tab that delivers it ends it", async () => {
  const world = createWorld();
  world.storage.mood = "full";
  world.network = { status: 503, retryAfter: "60" };
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  await world.settle();
  world.storage.mood = "willing";
  await world.advance(61 * SECOND);
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(SECOND);
  expect(world.attempts.map(({ tab: by }) => by)).toEqual([1, 2]);
  expect(tab.hasUnsent()).toBe(false);
});

test("a clock that ran ahead and was set right neither drops a request nor holds it back", async () => {
  const world = createWorld();
  world.network = { status: 503, retryAfter: "3600" };
  world.openTab().sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  const later = createWorld({ startsAt: world.now - 400 * 24 * HOUR });
  for (const [name, text] of world.storage.entries) later.storage.entries.set(name, text);
  later.openTab().sendUnsent();
  await later.advance(SECOND);
  expect(later.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("a clock that ran ahead and was set right does not keep a request longer than promised", async () => {
  const world = createWorld();
  world.network = "offline";
  const ahead = world.now + 400 * 24 * HOUR;
  world.storage.entries.set(unsentPrefix + firstKey, `${ahead} 0 ${exampleBody}`);
  world.openTab().sendUnsent();
  await world.advance(SECOND);
  expect(world.storage.entries.get(unsentPrefix + firstKey)).toMatch(
    new RegExp(`^${world.now - SECOND} 0 `),
  );
});
