// Words to a browser, each of which ends in time.

import { inTime } from "./deadline.ts";
import type { Pilot } from "./tab.ts";

/** The same pilot, each of whose words ends in time. */
export function hurried(engine: string, pilot: Pilot): Pilot {
  const words = Object.entries(pilot).map(([name, act]) => [
    name,
    (...args: unknown[]) =>
      inTime(`${engine}, ${name}(${args.map(print).join(", ")})`, act(...(args as [never, never]))),
  ]);
  return {
    ...(Object.fromEntries(words) as Pilot),
    newTab: async () => hurried(engine, await inTime(`${engine}, newTab()`, pilot.newTab())),
  };
}

const print = (value: unknown) =>
  typeof value === "function" ? value.toString().slice(0, 120) : JSON.stringify(value);
