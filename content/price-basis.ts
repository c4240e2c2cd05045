// The basis of every price on the site, in the words that are shown beside each price.

import { studio } from "#studio/studio.ts";

const vat = studio.legal.vat.pricesInclude ? "including VAT" : "plus VAT";

export const priceBasis = {
  /** "including VAT" */
  vat,
  /** Under prices of film: what they include, and for which film they hold. */
  whole: `Guide prices, ${vat}, for gloss or satin film in a stocked colour. Matte can cost more; textured, colour-flip and chrome films do. The quote becomes firm after an inspection or clear photos.`,
  /** Where there is room for a line only. */
  brief: `Guide prices, ${vat}, in gloss or satin film.`,
  /** Under a single figure. */
  figure: `In gloss or satin film, ${vat}`,
  /** Under prices of work that no film's price decides, such as repairs and design. */
  work: `Guide prices, ${vat}. The quote becomes firm after an inspection or clear photos.`,
} as const;
