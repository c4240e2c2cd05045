// Text of the guide price estimator and the size bands, and the estimate in words for the quote form.

import { offers } from "#content/offers.ts";
import { priceBasis, vanPrices } from "#content/price-basis.ts";
import type { ExtraFilm } from "#contract/estimate.ts";
import { plain, print } from "#facts/print.ts";
import { type Coverage, type SizeBand, sizeBandNames } from "#facts/size-bands.ts";
import * as has from "#studio/has.ts";
import { design, printedMaterial } from "#studio/prices.ts";

export const estimator = {
  heading: "Work out yours",
  vehicle: "Make and model",
  vehicleExample: "e.g. Ford Focus",
  size: "Or the car’s size",
  coverage: "Coverage",
  coverages: { full: "Full", partial: "Partial", graphics: "Graphics" } satisfies Record<
    Coverage,
    string
  >,
  extras: "Extras",
  roof: offers.roof.job,
  mirrors: offers.mirrors.job,
  chrome: offers.chrome.job,
  panels: "Single panels except bumpers",
  none: "None",
  films: { same: "Same film", other: "Another film" } satisfies Record<ExtraFilm, string>,
  yes: { yes: "Yes" },
  price: "Guide price",
  basis: priceBasis.figure,
  includes: {
    full: "A full wrap covers the painted outside with roof and mirrors, but not chrome trim or the edges inside the doors.",
    partial:
      "A partial wrap covers a large share of the painted outside. We’ll agree the panels with you beforehand.",
    graphics: `Graphics are cut film on your paint${has.design ? `, with simple artwork. For a full livery, artwork costs ${print(design.fullLivery)}` : ""}. Print adds ${print(printedMaterial)}.`,
  } satisfies Record<Coverage, string>,
  /** Replaces `includes.full` if chrome delete is chosen. */
  includesChrome:
    "This full wrap covers the painted outside with roof, mirrors and chrome trim, but not the edges inside the doors.",
  indicative: priceBasis.whole,
  fullWrapCostsLess:
    "A full wrap can cost less than what you’ve chosen. Ask us for both prices before you decide.",
  unknown: "We don’t list that model. Pick the nearest size and you’ll see a guide price.",
  share: "This page’s address holds your choice, so you can send someone the address.",
  /** Shown instead of a price. */
  unpriced: {
    van: vanPrices,
    prestige: {
      heading: "By quote",
      text: "We quote prestige cars one by one. Their bodywork is harder to wrap, and more parts have to come off first.",
    },
    unlisted: {
      heading: "Which size?",
      text: "We don’t list that model. Pick the nearest size for a guide price, or ask us for a quote. We quote supercars one by one.",
    },
  },
  included: "in the full wrap",
} as const;

/** The vehicle of a guide price: "Tesla Model 3, priced as medium", or "Medium car". */
export function pricedAs(vehicle: string | undefined, band: SizeBand): string {
  const size = sizeBandNames[band].toLowerCase();
  return vehicle ? `${vehicle}, priced as ${size}` : `${sizeBandNames[band]} car`;
}

/** Announced to screen readers after a change. */
export function spokenPrice(total: string, pricedAs: string): string {
  return `Guide price ${total}. ${pricedAs}.`;
}

/** The estimate as text, sent with a quote request. */
export function estimateMessage(estimate: {
  total: string;
  pricedAs: string;
  lines: readonly { name: string; price: string }[];
}): string {
  const lines = estimate.lines.map(({ name, price }) => `${name}: ${price}`).join("; ");
  return plain(`Estimate on the site: ${estimate.total}. ${estimate.pricedAs}. ${lines}.`);
}

/** Well-known models of each band; facts/vehicles.ts has them all. */
export const bandExamples: Record<SizeBand, readonly string[]> = {
  small: ["Ford Fiesta", "Volkswagen Polo", "MINI Cooper", "Fiat 500"],
  medium: ["Volkswagen Golf", "BMW 3 Series", "Ford Puma", "Tesla Model 3"],
  large: ["BMW X5", "Nissan Qashqai", "Kia Sportage", "Land Rover Range Rover"],
};

export const sizeBandWords = {
  caption:
    "The three bands, drawn to one scale. A car’s length, height and number of panels decide its band.",
  all: (count: number, band: SizeBand) => `All ${count} ${band} models we list`,
} as const;

export const guidePriceCaption = "Guide prices by size of car";
