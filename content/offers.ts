// Jobs with a guide price, under the names that the landing page, the estimator and the structured data show.

import { print } from "#facts/print.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { type Pounds, type Range, range } from "#facts/units.ts";
import {
  chromeDelete,
  design,
  guidePrices,
  mirrorPair,
  panel,
  roofWrap,
  typicalFullWrap,
} from "#studio/prices.ts";

export type Offer = { readonly job: string; readonly price: Pounds | Range<"pounds"> };

const { small, large } = guidePrices.graphics;

/** Planning figure in plain film: from a large car's price to the upper end of a typical full wrap. */
export const fullVanWrap = range(guidePrices.full.large.amount, typicalFullWrap.to, "pounds");

export const offers = {
  mirrors: { job: "Mirrors, pair", price: mirrorPair },
  roof: { job: "Roof", price: roofWrap },
  chrome: { job: "Chrome delete", price: chromeDelete },
  panel: { job: "Any one panel except bumpers", price: panel },
  graphics: {
    job: "Graphics with simple artwork",
    price: range(small.amount + design.simple.from, large.amount + design.simple.to, "pounds"),
  },
} as const satisfies Record<string, Offer>;

/** Full wraps by size of car; the size is the name of the job. */
export const fullWraps = sizeBands.map((band) => ({
  job: sizeBandNames[band],
  price: guidePrices.full[band],
})) satisfies readonly Offer[];

export function printOffer({ job, price }: Offer) {
  return { job, price: print(price) };
}
