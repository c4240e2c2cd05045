// The studio's guide prices in pounds. Indicative: a firm quote follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { openRange, type Pounds, pounds, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";
import * as has from "./has.ts";

const prices = readStudioFile("prices");

type FromTo = { from: number; to: number };
const between = ({ from, to }: FromTo) => range(from, to, "pounds");
const fromUp = ({ from, to }: FromTo) => openRange(from, to, "pounds");

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

/** The wrap that pages price first. */
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

export const typicalFullWrap = between(prices.typicalFullWrap);
/** Removal of the old wrap, then a new full wrap. */
export const fullRewrap = fromUp(prices.fullRewrap);

/** Any one panel, wrapped for the first time. */
export const panel = between(prices.panel);
export const roofWrap = between(prices.roofWrap);
export const mirrorPair = between(prices.mirrorPair);
/** Package for a whole car. */
export const chromeDelete = between(prices.chromeDelete);

export const design = {
  simple: between(prices.design.simple),
  fullLivery: fromUp(prices.design.fullLivery),
};

/** Extra for printed material over plain film. */
export const printedMaterial = range(
  prices.printedMaterial.from,
  prices.printedMaterial.to,
  "pounds per m²",
);

/** Repair prices; re-wraps are priced per panel. */
export const repairs = {
  blendLightScuffs: between(prices.repairs.blendLightScuffs),
  edgeReseal: between(prices.repairs.edgeReseal),
  doorOrWing: between(prices.repairs.doorOrWing),
  bonnetOrRoof: between(prices.repairs.bonnetOrRoof),
  bumper: between(prices.repairs.bumper),
};
