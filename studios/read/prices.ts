// The studio's guide prices in pounds. Indicative: a firm quote follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { openRange, type Pounds, pounds, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";
import * as has from "./has.ts";

const prices = readStudioFile("prices");

function bySize({ small, medium, large }: Record<SizeBand, number>): Record<SizeBand, Pounds> {
  return { small: pounds(small), medium: pounds(medium), large: pounds(large) };
}

export const guidePrices: Record<Coverage, Record<SizeBand, Pounds>> = {
  full: bySize(prices.guidePrices.full),
  partial: bySize(prices.guidePrices.partial),
  graphics: bySize(prices.guidePrices.graphics),
};

/** Coverages on offer, largest first. Every studio offers full or partial wraps, so graphics never comes first. */
export const coverages = [
  ...(has.fullWraps ? ["full" as const] : []),
  ...(has.partialWraps ? ["partial" as const] : []),
  ...(has.graphics ? ["graphics" as const] : []),
] as unknown as readonly [Coverage, ...Coverage[]];

/** The wrap whose prices come first on the pages. */
export const mainWrap = {
  name: has.fullWraps ? "full" : "partial",
  prices: guidePrices[coverages[0]],
};

/** The studio's other jobs with a price, by their names in `offers` (content/offers.ts). */
export const pricedJobs = [
  ...(has.partialWraps ? (["mirrors", "roof"] as const) : []),
  ...(has.chromeDelete ? (["chrome"] as const) : []),
  ...(has.partialWraps ? (["panel"] as const) : []),
  ...(has.graphics ? (["graphics"] as const) : []),
];

export const typicalFullWrap = range(prices.typicalFullWrap, "pounds");
/** Removal of the old wrap, then a new full wrap. */
export const fullRewrap = openRange(prices.fullRewrap, "pounds");

/** Any one panel except bumpers, wrapped for the first time. */
export const panel = range(prices.panel, "pounds");
export const roofWrap = range(prices.roofWrap, "pounds");
export const mirrorPair = range(prices.mirrorPair, "pounds");
/** Package for a whole car. */
export const chromeDelete = range(prices.chromeDelete, "pounds");

export const design = {
  simple: range(prices.design.simple, "pounds"),
  fullLivery: openRange(prices.design.fullLivery, "pounds"),
};

/** What print adds to the price of film. */
export const printedMaterial = range(prices.printedMaterial, "pounds per m²");

/** Repair prices; re-wraps are priced per panel. */
export const repairs = {
  blendLightScuffs: range(prices.repairs.blendLightScuffs, "pounds"),
  edgeReseal: range(prices.repairs.edgeReseal, "pounds"),
  doorOrWing: range(prices.repairs.doorOrWing, "pounds"),
  bonnetOrRoof: range(prices.repairs.bonnetOrRoof, "pounds"),
  bumper: range(prices.repairs.bumper, "pounds"),
};
