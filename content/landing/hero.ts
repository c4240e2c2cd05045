// Text of the hero. A claim of "over 10 years" must always name the film and the panels.

import { priceBasis } from "#content/price-basis.ts";
import { articlePath } from "#contract/paths.ts";
import { optionalFields, quoteFields } from "#contract/quote-request.ts";
import { type Film, printFilm } from "#facts/finishes.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { pictureAlts } from "#studio/picture-words.ts";
import { mainWrap } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import { heroFilmLife, wrapLifespan, wrapWarranty } from "#studio/warranty.ts";

const longestLived = has.longLivedFilm
  ? `The longest-lived film we fit is rated for over ${print(heroFilmLife)} on upright panels. That’s the film maker’s rating, not a warranty. Roofs and bonnets age sooner.`
  : `Plan for ${print(wrapLifespan)} outdoors.`;

export const hero = {
  title: "Factory Paint Won't Get You Noticed",
  text: `Vinyl wraps${has.paintProtection ? " and paint protection film" : ""} for cars${has.vans ? " and vans" : ""} in ${studio.serviceArea}.`,
  quote: "Get My Free Quote Now",
  /** Facts under the quote button. */
  facts: [
    {
      figure: `${quoteFields.length - optionalFields.length} questions.`,
      text: "Then we email you a guide price. It’s free.",
    },
    {
      figure: `From ${print(mainWrap.prices.small)}`,
      text: `Guide price for a ${mainWrap.name} car wrap${priceBasis.comma}.`,
    },
    ...(has.wrapWarranty
      ? [{ figure: print(wrapWarranty), text: "Our own warranty on the finished wrap." }]
      : []),
  ],
  /** Shown below the swatches: the film life claim with its conditions. */
  filmLife: longestLived,
  filmLifeLink: {
    text: "How long wraps last",
    to: articlePath("how-long-will-my-car-wrap-last-uk"),
  },
  before: "Factory grey",
  share: "Share of the car in film",
  chooseFilm: "Pick a colour",
  /** The visualiser link's text, in two parts. */
  anyColour: "Any colour:",
  tryItOn: "try it on",
  beforeAlt: pictureAlts["hero-grey"],
  filmAlt: (finish: string, name: string) => `The same car wrapped in ${finish} ${name} film`,
} as const;

/** The film chosen in the hero, as sent with a quote request. */
export function chosenFilm(film: Film): string {
  return `Film chosen on the site: ${printFilm(film)}`;
}
