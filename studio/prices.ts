// What the work costs. Guide prices in pounds, indicative: a firm quote follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { openRange, type Pounds, pounds, range } from "#facts/units.ts";

/** spec §9, guide prices. */
export const guidePrices = {
  full: { small: pounds(2250), medium: pounds(2400), large: pounds(2500) },
  partial: { small: pounds(1500), medium: pounds(1550), large: pounds(1600) },
  graphics: { small: pounds(560), medium: pounds(590), large: pounds(620) },
} as const satisfies Record<Coverage, Record<SizeBand, Pounds>>;

/** spec §9, marketing claims: what a full wrap typically comes to, whatever the vehicle and film. */
export const typicalFullWrap = range(1500, 5000, "pounds");

/** spec §9: taking an old wrap off and wrapping the whole car again. */
export const fullRewrap = openRange(1500, 3000, "pounds");

/** spec §9: any single panel, first wrap. */
export const panel = range(150, 450, "pounds");
/** spec §9: the roof on its own. */
export const roofWrap = range(200, 450, "pounds");
/** spec §9: per pair. */
export const mirrorPair = range(60, 120, "pounds");
/** spec §9: the package for a whole car. */
export const chromeDelete = range(300, 900, "pounds");

/** spec §9. */
export const design = {
  simple: range(150, 300, "pounds"),
  fullLivery: openRange(400, 1200, "pounds"),
} as const;

/** spec §9: what printed material adds to plain film. */
export const printedMaterial = range(20, 40, "pounds per m²");

/** spec §9, repair prices; panels are per panel. */
export const repairs = {
  blendLightScuffs: range(0, 40, "pounds"),
  edgeReseal: range(40, 120, "pounds"),
  doorOrWing: range(150, 300, "pounds"),
  bonnetOrRoof: range(200, 450, "pounds"),
  bumper: range(250, 500, "pounds"),
} as const;
