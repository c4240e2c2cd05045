// Words of the hero. "Over 10 years" is claimed together with the film and the panels it holds for.

import { priceBasis } from "#content/price-basis.ts";
import { articlePath } from "#contract/paths.ts";
import { type Film, printFilm } from "#facts/finishes.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { pictureAlts } from "#studio/picture-words.ts";
import { guidePrices } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import { heroFilmLife, wrapLifespan, wrapWarranty } from "#studio/warranty.ts";

const longestLived = has.longLivedFilm
  ? ` The longest-lived film we fit is rated for over ${print(heroFilmLife)} on upright panels.`
  : "";

const warranted = has.wrapWarranty
  ? ` Warranted for ${print(wrapWarranty)} against lifting, peeling and bubbling.`
  : "";

export const hero = {
  title: "Factory Paint Won't Get You Noticed",
  text: `Vinyl wraps${has.paintProtection ? " and paint protection film" : ""} for cars${has.vans ? " and vans" : ""} in ${studio.serviceArea}. Film goes over your paint and comes off again.`,
  /** What a full wrap costs and how long it holds, in one line. */
  offer: `Full car wraps from ${print(guidePrices.full.small)}${priceBasis.space}, as a guide.${warranted}${longestLived}`,
  quote: "Get My Free Quote Now",
  /** The claim's small print, in reach of it. */
  filmLife: has.longLivedFilm
    ? `Over ${print(heroFilmLife)} is its maker’s rating, not a warranty. Roofs and bonnets age sooner.`
    : `Plan for ${print(wrapLifespan)} outdoors.`,
  filmLifeLink: {
    text: "How long wraps last",
    to: articlePath("how-long-will-my-car-wrap-last-uk"),
  },
  before: "Factory grey",
  share: "Share of the car in film",
  deck: "Choose a film",
  /** Together: the way to the visualiser. */
  anyColour: "Any colour:",
  tryItOn: "try it on",
  beforeAlt: pictureAlts["hero-grey"],
  filmAlt: (finish: string, name: string) => `The same car wrapped in ${finish} ${name} film`,
} as const;

/** The film chosen for the car in the hero, in words that go along with a quote request. */
export function chosenFilm(film: Film): string {
  return `Film chosen on the site: ${printFilm(film)}`;
}
