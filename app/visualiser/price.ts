// The guide price of what is shown. The drawings go by size bands as real cars do (facts/vehicles.ts): at 4.7 m the
// coupé is a compact one, and at 4.2 m the hatchback is a family car, both medium. Vans have no band.

import { chromeDelete, guidePrices, mirrorPair, roofWrap } from "#facts/prices.ts";
import type { SizeBand } from "#facts/size-bands.ts";
import type { Pounds, Range } from "#facts/units.ts";
import type { Covered, VehicleShape } from "./choice.ts";

export const bandOf = { coupe: "medium", hatch: "medium", van: null } as const satisfies Record<
  VehicleShape,
  SizeBand | null
>;

/** `undefined` for a van: each is quoted on its own. */
export function guidePriceOf(choice: {
  vehicle: VehicleShape;
  coverage: Covered;
}): Pounds | Range<"pounds"> | undefined {
  const band = bandOf[choice.vehicle];
  if (!band) return undefined;
  switch (choice.coverage) {
    case "full":
    case "partial":
      return guidePrices[choice.coverage][band];
    case "roof":
      return roofWrap;
    case "mirrors":
      return mirrorPair;
    case "chrome":
      return chromeDelete;
  }
}
