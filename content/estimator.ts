// Words of the guide price estimator, of the estimate it hands to the quote form, and of the size bands.

import { offers } from "#content/offers.ts";
import { priceBasis } from "#content/price-basis.ts";
import type { ExtraFilm } from "#contract/estimate.ts";
import { plain, print } from "#facts/print.ts";
import type { Coverage } from "#facts/size-bands.ts";
import { type SizeBand, sizeBandNames } from "#facts/size-bands.ts";
import { design, printedMaterial } from "#studio/prices.ts";

export const estimator = {
  heading: "Work out yours",
  vehicle: "Make and model",
  vehicleExample: "e.g. Ford Focus",
  size: "Or its size",
  coverage: "How much of it",
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
  yes: "Yes",
  price: "Guide price",
  basis: priceBasis.figure,
  includes: {
    full: "Covers the painted outside, roof and mirrors with it. Chrome trim and door shuts are left as they are.",
    partial: "Covers a large share of the painted outside, agreed with you beforehand.",
    graphics: `Pieces of film on the paint you have. Artwork comes on top, ${print(design.simple)} for simple work and ${print(design.fullLivery)} for a full livery; print adds ${print(printedMaterial)}.`,
  } satisfies Record<Coverage, string>,
  /** Instead, where the chrome is covered as well. */
  includesChrome:
    "Covers the painted outside, roof and mirrors with it, and the chrome trim. Door shuts are left as they are.",
  indicative: priceBasis.whole,
  fullWrapCostsLess:
    "With these panels a full wrap starts lower. Ask for both prices before you settle.",
  unknown: "That model is not in our list. Pick the size of the car you would park it beside.",
  quote: "Get a quote for this",
  share: "Your choice is kept in the address of this page, so you can send it to somebody.",
  van: {
    heading: "Quoted on its own",
    text: "Vans have no size band: coverage, wheelbase, print and condition set the price.",
    link: "How vans are priced",
    quote: "Get a quote for this van",
  },
  included: "in the full wrap",
} as const;

/** "Tesla Model 3, medium": what a guide price is for. */
export function pricedAs(vehicle: string | undefined, band: SizeBand): string {
  const size = sizeBandNames[band].toLowerCase();
  return vehicle ? `${vehicle}, priced as ${size}` : `${sizeBandNames[band]} car`;
}

/** What a screen reader says once a choice has settled. */
export function spokenPrice(total: string, pricedAs: string): string {
  return `Guide price ${total}. ${pricedAs}.`;
}

/** The estimate in words, sent along with a quote request. */
export function estimateMessage(estimate: {
  total: string;
  pricedAs: string;
  lines: readonly { name: string; price: string }[];
}): string {
  const lines = estimate.lines.map(({ name, price }) => `${name}: ${price}`).join("; ");
  return plain(`Estimate on the site: ${estimate.total}. ${estimate.pricedAs}. ${lines}.`);
}

/** A few models of each band that people know by sight; facts/vehicles.ts has them all. */
export const bandExamples: Record<SizeBand, readonly string[]> = {
  small: ["Ford Fiesta", "Volkswagen Polo", "MINI Cooper", "Fiat 500"],
  medium: ["Volkswagen Golf", "BMW 3 Series", "Ford Puma", "Tesla Model 3"],
  large: ["BMW X5", "Nissan Qashqai", "Kia Sportage", "Land Rover Range Rover"],
};

export const sizeBandWords = {
  caption:
    "The three bands at one scale. What counts is the body: its length, its height and how many panels have to be worked.",
  all: (count: number, band: SizeBand) => `All ${count} ${band} models we list`,
} as const;

export const guidePriceWords = {
  caption: "Guide prices by size of car",
  works: {
    full: "Full wrap",
    partial: "Partial wrap",
    graphics: offers.graphics.job,
  } satisfies Record<Coverage, string>,
} as const;
