// What has a guide price of its own, by the name that the landing page, the estimator and the structured data call it.

import { print } from "#facts/print.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { type Pounds, type Range, range } from "#facts/units.ts";
import { chromeDelete, guidePrices, mirrorPair, panel, roofWrap } from "#studio/prices.ts";

export type Offer = { readonly job: string; readonly price: Pounds | Range<"pounds"> };

const { small, large } = guidePrices.graphics;

export const offers = {
  mirrors: { job: "Mirrors, pair", price: mirrorPair },
  roof: { job: "Roof", price: roofWrap },
  chrome: { job: "Chrome delete", price: chromeDelete },
  panel: { job: "Any one panel except bumpers", price: panel },
  graphics: {
    job: "Graphics, before print and artwork",
    price: range(small.amount, large.amount, "pounds"),
  },
} as const satisfies Record<string, Offer>;

/** By size of car, which is the job's name. */
export const fullWraps = sizeBands.map((band) => ({
  job: sizeBandNames[band],
  price: guidePrices.full[band],
})) satisfies readonly Offer[];

export function printOffer({ job, price }: Offer) {
  return { job, price: print(price) };
}
