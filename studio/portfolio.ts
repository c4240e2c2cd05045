// Finished projects, as the landing page shows them. Your own work, with the owner's permission.

import type { Project } from "#facts/shown-work.ts";

export const portfolio = [
  {
    id: "flip",
    title: "Colour-flip coupé",
    description:
      "Teal from the kerb, violet under the lights, and it turns again as you walk past. A full wrap in one film.",
    alt: "The tail of a coupé in colour-flip film, violet on the flank and teal across the back",
  },
  {
    id: "van",
    title: "Bridgewater Joinery, van livery",
    description:
      "Printed graphics under laminate on the owner’s own white. One drawing, ready for the next van.",
    alt: "A white and green van in the studio, lettered for a joinery",
  },
  {
    id: "coupe",
    title: "Satin coupé, nose to tail",
    description: "Badges off, chrome gone dark. One satin film, one long line.",
    alt: "A coupé in satin brick red from the side, against a dark wall",
  },
] as const satisfies readonly Project[];
