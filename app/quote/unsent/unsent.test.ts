import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createWorld,
  exampleBody,
  exampleForm,
  firstKey,
  HOUR,
  type Locks,
  MINUTE,
  type Network,
  SECOND,
  settle,
  type Tab,
} from "#tests/support/browser-world.ts";
import { sentNote, unsentPrefix } from "./store.ts";

/** Submits in a new tab and waits for the first attempt to settle. */
async function submit(network: Network, options: Parameters<typeof createWorld>[0] = {}) {
  const world = createWorld(options);
  world.network = network;
  const tab = world.openTab();
  const submitted = tab.sendQuoteRequest(exampleForm());
  await world.advance(SECOND);
  return { world, tab, submitted };
}

describe("a request", () => {
  test("is stored before it is sent, and leaves only its key and time in storage once delivered", async () => {
    const world = createWorld();
    const tab = world.openTab();
    const submitted = tab.sendQuoteRequest(exampleForm());
    expect([...world.storage.entries]).toEqual([
      [unsentPrefix + firstKey, `${world.now} 0 ${exampleBody}`],
    ]);
    expect(tab.hasUnsent(), "while it is being submitted").toBe(false);
    await world.advance(SECOND);
    await submitted;
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
    expect([...world.storage.entries]).toEqual([[sentNote, `${firstKey} ${world.now - 900}`]]);
    expect(tab.hasUnsent()).toBe(false);
  });

  test("is retried after growing pauses until a response proves delivery; watchers are then told", async () => {
    const { world, tab } = await submit({ status: 200 });
    expect(tab.hasUnsent()).toBe(true);
    await world.advance(2 * HOUR);
    const times = world.attempts.map(({ at }) => at);
    const pauses = times
      .slice(1)
      .map((at, place) => Math.round((at - (times[place] ?? 0)) / SECOND));
    expect(pauses.slice(0, 9)).toEqual([3, 6, 12, 24, 48, 96, 192, 384, 450]);
    world.network = "reachable";
    let told = 0;
    tab.watch(() => {
      told += 1;
    });
    await world.advance(10 * MINUTE);
    expect(told).toBeGreaterThan(0);
    expect(tab.hasUnsent()).toBe(false);
  });

  test("waits as long as the server asks, in every tab and visit", async () => {
    const { world } = await submit({ status: 503, headers: { "Retry-After": "3600" } });
    world.network = "reachable";
    for (let visit = 0; visit < 5; visit++) {
      world.openTab().sendUnsent();
      await world.advance(10 * MINUTE);
    }
    expect(world.attempts).toHaveLength(1);
    await world.advance(20 * MINUTE);
    expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
  });

  test("that is discarded, even during an attempt, is deleted and not sent again", async () => {
    const { world, tab } = await submit("offline");
    world.network = "hangs";
    tab.sendUnsent();
    await world.advance(SECOND);
    expect(tab.discardUnsent()).toEqual([firstKey]);
    expect(tab.hasUnsent()).toBe(false);
    const { length } = world.attempts;
    await world.advance(HOUR);
    expect([world.attempts.length, world.arrived.size]).toEqual([length, 0]);
    const next = world.openTab();
    next.sendUnsent();
    expect([tab.isDiscarded(), next.isDiscarded()], "in both tabs").toEqual([true, true]);
    void tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect(next.isDiscarded(), "after another request").toBe(false);
  });

  test("that is discarded during an attempt which delivers it does not count as discarded", async () => {
    const { world, tab } = await submit("offline");
    world.network = "reachable";
    tab.sendUnsent();
    await world.advance(SECOND / 20);
    tab.discardUnsent();
    expect(tab.isDiscarded()).toBe(true);
    await world.advance(SECOND);
    expect([world.arrived.size, tab.isDiscarded()]).toEqual([1, false]);
  });
});

test("a request is sent without a lock if the browser never grants one", async () => {
  const { world, submitted } = await submit("reachable", { locks: "stuck" });
  expect(world.attempts).toHaveLength(0);
  await world.advance(2 * SECOND);
  await submitted;
  expect(world.arrived.get(firstKey)).toEqual([exampleBody]);
});

const networks: Network[] = ["reachable", "offline", "hangs", "answer lost", "answer hangs"];
const answers: Network[] = [200, 301, 403, 429, 500].map((status) => ({ status }));
const tab = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ act: fc.constantFrom("submit", "submit", "visit", "close"), tab }),
  fc.record({ network: fc.constantFrom(...networks, ...answers) }),
  fc.record({ wait: fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: HOUR })) }),
);

test("after any actions and faults, each submitted request has arrived under its own key and left the queue", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.constantFrom<Locks>("held", "none"),
      async (steps, locks) => {
        const world = createWorld({ locks });
        const tabs: Tab[] = [];
        let submitted = 0;
        const visit = (place: number) => {
          const opened = world.openTab();
          opened.sendUnsent();
          tabs[place] = opened;
          return opened;
        };
        for (const one of steps) {
          if ("wait" in one) await world.advance(one.wait);
          else if ("network" in one) world.network = one.network;
          else {
            const place = Math.min(one.tab, tabs.length);
            if (one.act === "close") tabs.splice(place, 1)[0]?.close();
            else if (one.act === "visit") visit(place);
            else {
              submitted += 1;
              (tabs[place] ?? visit(place)).sendQuoteRequest(exampleForm());
            }
          }
          await settle();
        }
        world.network = "reachable";
        world.openTab().sendUnsent();
        await world.advance(25 * HOUR);
        expect(world.arrived.size).toBe(submitted);
        expect(new Set([...world.arrived.values()].flat())).toEqual(
          new Set(submitted > 0 ? [exampleBody] : []),
        );
        expect([...world.storage.entries.keys()]).toEqual(submitted > 0 ? [sentNote] : []);
        expect(world.collisions).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});
