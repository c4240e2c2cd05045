// The basis of every price on the site, in the words shown beside it.

import { studio } from "#studio/studio.ts";

/** Empty where the studio is not registered for VAT. */
export function printVat(registration: { pricesInclude: boolean } | null): string {
  if (registration === null) return "";
  return registration.pricesInclude ? "including VAT" : "plus VAT";
}

const vat = printVat(studio.legal.vat);
const comma = vat ? `, ${vat}` : "";

export const priceBasis = {
  /** ", including VAT"; nothing where the studio is not registered for it. */
  comma,
  /** " including VAT", likewise. */
  space: vat ? ` ${vat}` : "",
  /** " and including VAT", likewise. */
  and: vat ? ` and ${vat}` : "",
  /** Under prices of film: what they include, and for which film they hold. */
  whole: `Guide prices${comma}, for gloss or satin film in a stocked colour. Matte can cost more; textured, colour-flip and chrome films do. We’ll give you a firm quote after an inspection or clear photos.`,
  /** Where there is room for a line only. */
  brief: `Guide prices${comma}, in gloss or satin film.`,
  /** Under a single figure. */
  figure: `In gloss or satin film${comma}`,
  /** Under prices of work that no film's price decides, such as repairs and design. */
  work: `Guide prices${comma}. We’ll give you a firm quote after an inspection or clear photos.`,
} as const;
