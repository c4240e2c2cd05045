// Words of the hero. "Over 10 years" is claimed together with the film and the panels it holds for.

import { articlePath } from "#contract/paths.ts";
import { print } from "#facts/print.ts";
import { studio } from "#facts/studio.ts";
import { heroFilmLife } from "#facts/warranty.ts";

export const hero = {
  title: "Factory Paint Won't Get You Noticed",
  text: `The same car, one visit later. Cut and laid by certified installers in ${studio.address.town}, in film that lasts over ${print(heroFilmLife)}.`,
  quote: "Get My Free Quote Now",
  /** The claim's small print, in reach of it. */
  filmLife:
    "Makers' rated life of the best cast film, on upright panels, with the car kept in a garage.",
  filmLifeLink: {
    text: "How long a wrap lasts outdoors",
    to: articlePath("how-long-will-my-car-wrap-last-uk"),
  },
  before: "Factory grey",
  share: "Share of the car in film",
  deck: "Choose a film",
  beforeAlt: "A coupé in factory grey, seen from the front left in a dark studio",
  filmAlt: (finish: string, name: string) => `The same coupé wrapped in ${finish} ${name} film`,
} as const;
