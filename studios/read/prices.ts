// The studio's guide prices in pounds. Indicative: a firm quote follows an inspection or clear photos (spec §9).

import type { Coverage, SizeBand } from "#facts/size-bands.ts";
import { openRange, type Pounds, pounds, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

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

/** Typical price of a full wrap, across vehicles and films. */
export const typicalFullWrap = between(prices.typicalFullWrap);
/** Removal of an old wrap and a new full wrap. */
export const fullRewrap = fromUp(prices.fullRewrap);

/** Any single panel, first wrap. */
export const panel = between(prices.panel);
/** Roof only. */
export const roofWrap = between(prices.roofWrap);
/** Per pair. */
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

/** Repair prices; panels are per panel. */
export const repairs = {
  blendLightScuffs: between(prices.repairs.blendLightScuffs),
  edgeReseal: between(prices.repairs.edgeReseal),
  doorOrWing: between(prices.repairs.doorOrWing),
  bonnetOrRoof: between(prices.repairs.bonnetOrRoof),
  bumper: between(prices.repairs.bumper),
};
