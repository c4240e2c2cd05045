import fc from "fast-check";
import { expect, test } from "vitest";
import type { StorageMood } from "#tests/support/browser-storage.ts";
import { createWorld, exampleForm, reachable, SECOND } from "#tests/support/browser-world.ts";
import { cleanNetworks, networks, play, recover, steps } from "#tests/support/unsent-schedule.ts";
import { sentNote } from "./unsent-store.ts";

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
