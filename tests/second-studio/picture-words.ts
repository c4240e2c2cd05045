// Every picture of the second studio is one and the same plain tone.

const words = "a plain tone";

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
