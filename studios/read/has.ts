// What the studio has, as yes or no: pages leave out what it has not. Apart from the data, so that a page that asks
// carries none of it.

import { readStudioFile } from "../read-file.ts";

const { areas, portfolio, reviews } = {
  areas: readStudioFile("areas"),
  portfolio: readStudioFile("portfolio"),
  reviews: readStudioFile("reviews"),
};

export const has = {
  map: areas.map !== undefined,
  projects: portfolio.projects.length > 0,
  reviews: reviews.reviews.length > 0,
};
