import { expect, test } from "vitest";
import { quoteForm } from "#contract/quote-request.ts";
import {
  createWorld,
  exampleBody,
  exampleForm,
  firstKey,
  HOUR,
  MINUTE,
  type Network,
  reachable,
  SECOND,
} from "#tests/support/browser-world.ts";

test("the call is the specified one, may outlive its tab, and reads no answer but its kind", async () => {
  const world = createWorld();
  world.openTab().sendQuoteRequest(exampleForm());
  await world.settle();
  const [{ init } = { init: {} as RequestInit }] = world.attempts;
  expect(init).toMatchObject({ method: "POST", keepalive: true, redirect: "manual" });
  expect(new Request(`http://site.test${quoteForm.action}`, init).headers.get("Content-Type")).toBe(
    "application/x-www-form-urlencoded;charset=UTF-8",
  );
});

test.each<[Network, number]>([
  ["offline", 1],
  ["hangs", 16],
  ["answer lost", 1],
  ["answer hangs", 16],
  [{ status: 500 }, 1],
  [{ status: 422 }, 1],
])(
  "%j: the submission settles within %d s, and the visitor can be told",
  async (network, seconds) => {
    const world = createWorld();
    world.network = network;
    const tab = world.openTab();
    let settled = false;
    tab.sendQuoteRequest(exampleForm()).then(() => {
      settled = true;
    });
    await world.advance(seconds * SECOND);
    expect(settled).toBe(true);
    expect(tab.hasUnsent()).toBe(true);
  },
);

test.each([
  ["120", 120 * SECOND],
  ["Fri, 20 Nov 2026 12:05:00 GMT", 5 * MINUTE],
  ["999999999", 24 * HOUR],
  ["soon", 0],
  ["-5", 0],
])("Retry-After: %s is kept to by every tab and visit, within a day", async (retryAfter, wait) => {
  for (const status of [429, 503]) {
    const world = createWorld();
    world.network = { status, retryAfter };
    world.openTab().sendQuoteRequest(exampleForm());
    await world.advance(SECOND / 10);
    world.network = reachable;
    for (let visit = 0; visit < 10; visit++) {
      world.openTab().sendUnsent();
      await world.advance(wait / 10 - SECOND);
    }
    expect(world.attempts).toHaveLength(1);
    await world.advance(11 * MINUTE);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  }
});

test.each([400, 403, 413, 415, 422])(
  "%d stays for a later version of the site, ten minutes at least",
  async (status) => {
    const world = createWorld();
    world.network = { status };
    world.openTab().sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    for (let visit = 0; visit < 50; visit++) {
      world.openTab().sendUnsent();
      await world.advance(10 * SECOND);
    }
    expect(world.attempts).toHaveLength(1);
    world.network = reachable;
    await world.advance(20 * MINUTE);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  },
);

test.each([408, 425, 429, 500, 502, 503])("%d is tried again within seconds", async (status) => {
  const world = createWorld();
  world.network = { status };
  world.openTab().sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  world.network = reachable;
  await world.advance(5 * SECOND);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

test("a static host that answers 200 and knows no keys gets the request once", async () => {
  const world = createWorld();
  world.network = { status: 200 };
  const tab = world.openTab();
  tab.sendQuoteRequest(exampleForm());
  world.openTab().sendUnsent();
  tab.sendUnsent();
  await world.advance(HOUR);
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});
