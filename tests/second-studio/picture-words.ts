// Every picture of the second studio is one and the same plain tone.

import type { LandingPicture } from "#facts/shown-work.ts";

const words = "a plain tone";
const alt = "A plain tone";

export const pictureAlts = {
  "hero-grey": alt,
  workshop: alt,
  "service-flank": alt,
  "service-roof": alt,
  "service-beads": alt,
  "service-fleet": alt,
  "car-default": alt,
} as const satisfies Record<LandingPicture, string>;

export const pictureWords: Readonly<Record<string, string>> = {
  "car-default": words,
  "film-curl": words,
  "finish-carbon": words,
  "finish-chrome": words,
  "finish-flip": words,
  "finish-gloss": words,
  "hero-grey": words,
  "hero-wf-01": words,
  "portfolio-coupe": words,
  "portfolio-flip": words,
  "portfolio-van": words,
  "service-beads": words,
};
