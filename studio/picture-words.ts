// What each picture behind a link preview shows, in words that go on from "over a picture of …".
// Named after the picture's file in studio/pictures/.

export const pictureWords: Readonly<Record<string, string>> = {
  "car-default": "a silver coupé from the side",
  "film-curl": "a curl of copper film coming off a panel",
  "finish-carbon": "carbon film on a curved panel",
  "finish-chrome": "chrome film on a curved panel",
  "finish-flip": "colour-flip film on a curved panel",
  "finish-gloss": "gloss blue film on a curved panel",
  "hero-grey": "a coupé in factory grey in a dark studio",
  "hero-iw-214": "a coupé in satin petrol film in a dark studio",
  "portfolio-coupe": "a satin coupé in profile",
  "portfolio-flip": "the tail of a coupé in colour-flip film",
  "portfolio-van": "a white van with a printed livery",
  "service-beads": "beads of water on clear film",
};
