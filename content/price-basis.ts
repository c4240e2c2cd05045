// The text beside prices on the site: VAT, films covered, conditions.

import { studio } from "#studio/studio.ts";

export function printVat(registration: { pricesInclude: boolean } | null): string {
  if (registration === null) return "";
  return registration.pricesInclude ? "including VAT" : "plus VAT";
}

const vat = printVat(studio.legal.vat);
const comma = vat ? `, ${vat}` : "";

export const priceBasis = {
  /** ", including VAT". This text and the next two are empty without VAT registration. */
  comma,
  /** " including VAT" */
  space: vat ? ` ${vat}` : "",
  /** " and including VAT" */
  and: vat ? ` and ${vat}` : "",
  /** Shown under film prices: VAT, the films covered, and the conditions. */
  whole: `Guide prices${comma}, for gloss or satin film in a stocked colour. Matte film can cost more. Textured, colour-flip and chrome films do cost more. We’ll give you a firm quote after an inspection or clear photos.`,
  /** Short form of `whole`. */
  brief: `Guide prices${comma}, in gloss or satin film.`,
  /** Shown under a single figure. */
  figure: `In gloss or satin film${comma}`,
  /** Shown under prices that do not depend on the film, such as those of design. */
  work: `Guide prices${comma}. We’ll give you a firm quote after an inspection or clear photos.`,
} as const;

/** Shown instead of a price for vans. */
export const vanPrices = {
  heading: "By quote",
  text: "We quote vans one by one: coverage, wheelbase, print and condition set the price.",
  link: "How vans are priced",
} as const;
