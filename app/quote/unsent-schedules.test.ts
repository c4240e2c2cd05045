import fc from "fast-check";
import { expect, test } from "vitest";
import type { StorageMood } from "#tests/support/browser-storage.ts";
import {
  createWorld,
  exampleForm,
  HOUR,
  type Network,
  reachable,
  SECOND,
  type Tab,
} from "#tests/support/browser-world.ts";
import { sentNote } from "./unsent-store.ts";

const networks: Network[] = [
  reachable,
  "offline",
  "hangs",
  "answer lost",
  "answer hangs",
  { status: 500 },
  { status: 503, retryAfter: "30" },
  { status: 429, retryAfter: "3600" },
  { status: 422 },
  { status: 403 },
];
/** After these, a browser knows that nothing has reached the server. */
const cleanNetworks = networks.filter(
  (network) => network !== "answer lost" && network !== "answer hangs",
);

type Step =
  | { do: "submit" | "visit" | "close" | "reload" | "online"; tab: number }
  | { do: "network"; network: Network }
  | { do: "wait"; milliseconds: number };

const tab = fc.nat({ max: 3 });
const steps = (possible: Network[]): fc.Arbitrary<Step[]> =>
  fc.array<Step>(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant("submit" as const), tab }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constantFrom("visit" as const, "close", "reload", "online"),
          tab,
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant("network" as const),
          network: fc.constantFrom(...possible),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("wait" as const),
          milliseconds: fc.oneof(
            fc.nat({ max: 300 }),
            fc.nat({ max: 20_000 }),
            fc.nat({ max: HOUR }),
          ),
        }),
      },
    ),
    { maxLength: 25 },
  );

type World = ReturnType<typeof createWorld>;

/** @returns how many requests were submitted, and the tabs still open. */
async function play(world: World, schedule: Step[]) {
  const tabs: Tab[] = [];
  let submitted = 0;
  const visit = () => {
    const opened = world.openTab();
    opened.sendUnsent();
    return opened;
  };
  for (const step of schedule) {
    if (step.do === "wait") await world.advance(step.milliseconds);
    else if (step.do === "network") world.network = step.network;
    else {
      const place = Math.min(step.tab, tabs.length);
      const there = tabs[place];
      if (step.do === "close") {
        there?.close();
        if (there) tabs.splice(place, 1);
      } else if (step.do === "reload") {
        there?.close();
        if (there) tabs[place] = visit();
      } else {
        const current = there ?? visit();
        tabs[place] = current;
        if (step.do === "online") current.sendUnsent();
        if (step.do === "submit") {
          submitted += 1;
          current.sendQuoteRequest(exampleForm());
        }
      }
    }
    await world.settle();
  }
  return { submitted, tabs };
}

/** The network is whole again, somebody visits a page, and a day passes: the longest a server may ask to wait. */
async function recover(world: World) {
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(25 * HOUR);
}

test("whatever happens, every submitted request arrives whole under one key, and nothing stays", async () => {
  await fc.assert(
    fc.asyncProperty(
      steps(networks),
      fc.boolean(),
      fc.nat({ max: 999 }),
      async (schedule, hasLocks, chance) => {
        const world = createWorld({ hasLocks });
        world.random = chance / 1000;
        const { submitted, tabs } = await play(world, schedule);
        await recover(world);
        expect(world.arrived.size).toBe(submitted);
        for (const bodies of world.arrived.values()) {
          expect(new Set(bodies)).toEqual(new Set([exampleForm().toString()]));
        }
        expect([...world.storage.entries.keys()]).toEqual(submitted > 0 ? [sentNote] : []);
        expect(tabs.some((open) => open.hasUnsent())).toBe(false);
        expect(world.collisions).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});

test("where a failure means that nothing arrived, a host that knows no keys gets each request once", async () => {
  const withoutClosing = steps(cleanNetworks).map((schedule) =>
    schedule.filter((step) => step.do !== "close" && step.do !== "reload"),
  );
  await fc.assert(
    fc.asyncProperty(withoutClosing, fc.boolean(), async (schedule, hasLocks) => {
      const world = createWorld({ hasLocks });
      const { submitted } = await play(world, schedule);
      await recover(world);
      expect([...world.arrived.values()].map((bodies) => bodies.length)).toEqual(
        Array.from({ length: submitted }, () => 1),
      );
    }),
    { numRuns: 200 },
  );
});

test("one page never sends the same request twice within a second, however the server answers", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...networks.filter((network) => network !== reachable)), {
        minLength: 1,
      }),
      fc.nat({ max: 999 }),
      async (answers, chance) => {
        const world = createWorld();
        world.random = chance / 1000;
        world.openTab().sendQuoteRequest(exampleForm());
        for (const network of answers) {
          world.network = network;
          await world.advance(20 * SECOND);
        }
        const times = world.attempts.map(({ at }) => at);
        const pauses = times.slice(1).map((at, place) => at - (times[place] ?? 0));
        expect(Math.min(...pauses, Number.POSITIVE_INFINITY)).toBeGreaterThan(SECOND);
      },
    ),
    { numRuns: 100 },
  );
});

test("a storage that changes its mind at any time loses nothing that was submitted in an open page", async () => {
  const moods: StorageMood[] = ["willing", "full", "forbidden", "forgetful", "stuck"];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...moods), fc.boolean(), fc.constantFrom(...networks)), {
        minLength: 1,
        maxLength: 12,
      }),
      async (turns) => {
        const world = createWorld();
        const page = world.openTab();
        let submitted = 0;
        for (const [mood, submits, network] of turns) {
          world.storage.mood = mood;
          world.network = network;
          if (submits) {
            submitted += 1;
            page.sendQuoteRequest(exampleForm());
          }
          await world.advance(7 * SECOND);
        }
        world.storage.mood = "willing";
        await recover(world);
        expect(world.arrived.size).toBe(submitted);
        expect(page.hasUnsent()).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});
