// Random lives of a browser without one: what visitors do in its tabs, and what the network does to them.

import fc from "fast-check";
import {
  type createWorld,
  exampleForm,
  HOUR,
  type Network,
  reachable,
  type Tab,
} from "#tests/support/browser-world.ts";

export const networks: Network[] = [
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
export const cleanNetworks = networks.filter(
  (network) => network !== "answer lost" && network !== "answer hangs",
);

export type Step =
  | { do: "submit" | "visit" | "close" | "reload" | "online"; tab: number }
  | { do: "network"; network: Network }
  | { do: "wait"; milliseconds: number };

const tab = fc.nat({ max: 3 });
export const steps = (possible: Network[]): fc.Arbitrary<Step[]> =>
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
export async function play(world: World, schedule: Step[]) {
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
export async function recover(world: World) {
  world.network = reachable;
  world.openTab().sendUnsent();
  await world.advance(25 * HOUR);
}
