// Where the second studio's customers are.

import type { ServiceAreas } from "#facts/service-areas.ts";

export const areas: ServiceAreas = {
  intro: "Norwich is home, and the Broads begin at the edge of town. Nearly everybody drives here.",
  parts: [
    {
      part: "The city",
      places: "Eaton, Thorpe, Mile Cross",
      way: "Across town",
      usually: "Come for an inspection, leave the car, walk home",
    },
    {
      part: "The Broads",
      places: "Wroxham, Acle, Loddon",
      way: "Half an hour by the A47 or the A1151",
      usually: "Photos first, then one visit",
    },
  ],
  map: {
    alt: "A map with the workshop in Norwich, Wroxham to the north-east and Loddon to the south-east.",
    caption: "The house is the workshop.",
  },
  near: "Eaton",
  alsoNear: "Thorpe",
  far: "Lowestoft",
  alsoFar: "Cromer",
  farEnd: "Beccles",
};
