// What the pictures show, for those who do not see them; each is named after its file in studio/pictures.

import type { LandingPicture } from "#facts/shown-work.ts";

/** On the landing page. The pictures of projects and reviews are described beside these. */
export const pictureAlts = {
  "hero-grey": "A coupé in factory grey, seen from the front left in a dark studio",
  workshop: "A gloved hand lays petrol film over grey paint, rolls of film on a rack behind",
  "service-flank":
    "The flank of a blue coupé in a car park, which mirrors the sky from the door into the rear wing",
  "service-roof": "A red coupé in the workshop, its roof and mirrors in black film",
  "service-beads": "Water beads on clear film; the bare paint beyond is chipped",
  "service-fleet":
    "Two vans and a hatchback before an office at dusk, white and green, lettered for a joinery",
  "car-default": "A wrapped coupé in the studio",
} as const satisfies Record<LandingPicture, string>;

/** Behind link previews, in words that go on from "over a picture of …". */
export const pictureWords: Readonly<Record<string, string>> = {
  "car-default": "a brick-red coupé from the side",
  "film-curl": "orange film curling off a panel in the dark, its pale adhesive side up",
  "finish-carbon": "carbon film on a curved panel",
  "finish-chrome": "chrome film on a curved panel",
  "finish-flip": "colour-flip film on a curved panel",
  "finish-gloss": "gloss blue film on a curved panel",
  "hero-grey": "a coupé in factory grey in a dark studio",
  "hero-iw-214": "a coupé in satin petrol film in a dark studio",
  "portfolio-coupe": "a satin brick-red coupé against a dark wall",
  "portfolio-flip": "the tail of a coupé in colour-flip film",
  "portfolio-van": "a white van with a printed livery",
  "service-beads": "beads of water on clear film",
};
