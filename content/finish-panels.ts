// Text of the figure that shows one panel in the six finishes.

import type { Finish } from "#facts/finishes.ts";

export const finishPanels = {
  caption:
    "One panel in six films, each in the light that shows it best. A rendering: it shows how each surface throws light back, but don’t choose a colour by it.",
  alts: {
    gloss: "Blue gloss film: the lamp is a sharp bright bar along the crease.",
    satin: "Petrol satin film: the lamp is a broad soft band.",
    matte: "Moss-green matte film: no lamp to be seen, only light and shade.",
    carbon: "Carbon film: a woven pattern with the lamp lying on it.",
    "colour-flip": "Colour-flip film: teal, blue and violet run into one another across the curve.",
    chrome: "Chrome film: the room and the tubes on its ceiling are mirrored whole.",
  } satisfies Record<Finish, string>,
} as const;
