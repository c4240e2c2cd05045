// Where the studio's customers are, for the article on the area and its map (studio/area-map.svg).

import type { ServiceAreas } from "#facts/service-areas.ts";

export const areas: ServiceAreas = {
  /** Opens the article, after the answer. */
  intro:
    "Manchester is home; the West Midlands is down the M6. Those who live close bring the car in themselves. From further down the motorway, most of the job can be settled before anyone turns a wheel.",
  /** The table: part of the area, places, the way to the workshop, how a job usually goes. */
  parts: [
    {
      part: "Manchester and Salford",
      places: "City centre, Didsbury, Chorlton, Eccles, Swinton",
      way: "Across town",
      usually: "Come for an inspection by appointment, leave the car, take the tram or train home",
    },
    {
      part: "The rest of Greater Manchester",
      places: "Stockport, Altrincham, Sale, Bolton, Bury, Oldham, Rochdale",
      way: "The M60, well under an hour out of the rush",
      usually: "Photos first, then inspection and fitting on one visit",
    },
    {
      part: "Along the M6",
      places: "Crewe, Stoke-on-Trent, Newcastle-under-Lyme, Stafford",
      way: "About an hour on a clear road",
      usually: "The same; trains run between Manchester and Crewe, Stoke and Stafford",
    },
    {
      part: "The wider West Midlands",
      places: "Wolverhampton, Walsall, Birmingham, Solihull, Coventry",
      way: "Between one and a half and two and a half hours, by the M6 and its queues",
      usually: "Quote from photos, then two trips or a collection",
    },
  ],
  /** What the map shows, for those who do not see it, and what to take from it. Without a map: map: null
   * `halves`: the left and the right half of the drawing are pictures of their own, one below the other on a phone. */
  map: {
    alt: "Two maps side by side at one scale, north at the top. Left, the workshop in Manchester with Salford, Sale, Altrincham, Stockport, Oldham, Rochdale, Bury and Bolton around it. Right, the West Midlands along the M6 from Wolverhampton and Walsall past Birmingham and Solihull to Coventry.",
    caption:
      "Two parts of one map; the house is the workshop. The tint runs round the towns and is no boundary; the distance to Birmingham is in a straight line.",
    halves: true,
  },
  /** Towns that the article takes as examples: two close by, two far off, one that the far end of the area goes by. */
  near: "Salford",
  alsoNear: "Stockport",
  far: "Coventry",
  alsoFar: "Solihull",
  farEnd: "Birmingham",
};
