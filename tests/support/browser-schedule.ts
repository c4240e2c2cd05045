// Random lives of a browser: what a visitor and the network do, in any order.

import fc from "fast-check";
import { type Fault, faults } from "./browser-fault-proxy.ts";

export type Step =
  | { do: "submit" | "photo"; tab: number; fault: Fault }
  | { do: "visit" | "reload" | "close"; tab: number }
  | { do: "fault"; fault: Fault }
  | { do: "offline" | "online" }
  | { do: "wait"; seconds: number };

export type Schedule = Step[];

const tab = fc.nat({ max: 1 });

/** Two tabs, at least one submission. */
export const schedules: fc.Arbitrary<Schedule> = fc
  .array(
    fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("submit" as const),
          tab,
          fault: fc.constantFrom(...faults),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("photo" as const),
          tab,
          fault: fc.constantFrom(...faults),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constantFrom("visit" as const, "reload", "close"), tab }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("fault" as const),
          fault: fc.constantFrom(...faults),
        }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("offline" as const, "online") }) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant("wait" as const),
          seconds: fc.constantFrom(0, 1, 4, 16, 60, 600),
        }),
      },
    ),
    { minLength: 3, maxLength: 12 },
  )
  .filter((schedule) => schedule.some((step) => step.do === "submit"));
