// Jobs with a guide price, as named on the landing page, in the estimator and in the structured data.

import { print, printList } from "#facts/print.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { type Pounds, type Range, range } from "#facts/units.ts";
import * as has from "#studio/has.ts";
import {
  chromeDelete,
  design,
  guidePrices,
  mirrorPair,
  panel,
  pricedJobs,
  roofWrap,
  typicalFullWrap,
} from "#studio/prices.ts";

type Offer = { readonly job: string; readonly price: Pounds | Range<"pounds"> };

const { small, large } = guidePrices.graphics;
const artwork = has.design ? design.simple : { from: 0, to: 0 };

/** Rough price of a full wrap in plain film on a van, or of a partial wrap if the studio offers no full wraps. */
export const vanWrap = has.fullWraps
  ? range({ from: guidePrices.full.large.amount, to: typicalFullWrap.to }, "pounds")
  : guidePrices.partial.large;

/** Printed beside `vanWrap`. Studios that offer design charge extra for print and artwork. */
export const beforeExtras = has.design ? "before print and artwork" : "as a guide price";

export const offers = {
  mirrors: { job: "Mirrors, pair", price: mirrorPair },
  roof: { job: "Roof", price: roofWrap },
  chrome: { job: "Chrome delete", price: chromeDelete },
  panel: { job: "Any one panel except bumpers", price: panel },
  graphics: {
    job: has.design ? "Graphics with simple artwork" : "Graphics",
    price: range({ from: small.amount + artwork.from, to: large.amount + artwork.to }, "pounds"),
  },
} as const satisfies Record<string, Offer>;

export const offered = pricedJobs.map((name) => offers[name]);

/** "full and partial wraps (plain or printed)" */
export const warrantedWraps = `${printList([
  ...(has.fullWraps ? ["full"] : []),
  ...(has.partialWraps ? ["partial"] : []),
])} wraps${has.graphics ? " (plain or printed)" : ""}`;

/** Empty if the studio does not print. */
export const afterApproval = has.graphics ? " after artwork approval" : "";

/** Full wraps by size of car. Each job is named after its size. */
export const fullWraps = sizeBands.map((band) => ({
  job: sizeBandNames[band],
  price: guidePrices.full[band],
})) satisfies readonly Offer[];

export function printOffer({ job, price }: Offer) {
  return { job, price: print(price) };
}
