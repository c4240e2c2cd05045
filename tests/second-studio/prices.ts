// What the work costs at the second studio.

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { openRange, type Pounds, pounds, range } from "#facts/units.ts";

export const guidePrices = {
  full: { small: pounds(1980), medium: pounds(2190), large: pounds(2710) },
  partial: { small: pounds(1210), medium: pounds(1340), large: pounds(1470) },
  graphics: { small: pounds(410), medium: pounds(440), large: pounds(480) },
} as const satisfies Record<Coverage, Record<SizeBand, Pounds>>;

export const typicalFullWrap = range(1900, 4100, "pounds");
export const fullRewrap = openRange(1700, 2900, "pounds");
export const panel = range(130, 390, "pounds");
export const roofWrap = range(230, 410, "pounds");
export const mirrorPair = range(70, 110, "pounds");
export const chromeDelete = range(280, 740, "pounds");
export const design = {
  simple: range(120, 240, "pounds"),
  fullLivery: openRange(360, 980, "pounds"),
} as const;
export const printedMaterial = range(24, 44, "pounds per m²");
export const repairs = {
  blendLightScuffs: range(0, 30, "pounds"),
  edgeReseal: range(35, 90, "pounds"),
  doorOrWing: range(140, 280, "pounds"),
  bonnetOrRoof: range(230, 420, "pounds"),
  bumper: range(240, 470, "pounds"),
} as const;
