// Text of the figure that shows one panel in the six finishes.

import type { Finish } from "#facts/finishes.ts";

export const finishPanels = {
  caption:
    "One panel in six films, each in the light that shows the film best. This rendering shows how each surface reflects light. Don’t use it to choose a colour.",
  alts: {
    gloss: "Blue gloss film: a lamp is reflected as a sharp bright bar along the crease.",
    satin: "Petrol satin film: a lamp is reflected as a broad soft band.",
    matte: "Moss-green matte film: no reflection of a lamp, only light and shade.",
    carbon: "Carbon film: a woven pattern under the reflection of a lamp.",
    "colour-flip": "Colour-flip film: teal, blue and violet run into one another across the curve.",
    chrome: "Chrome film: a mirror image of the whole room, with the tubes on its ceiling.",
  } satisfies Record<Finish, string>,
} as const;
