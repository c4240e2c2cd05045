// A studio's files with their schemas, for readers, checks, editor hints and set-up.

import type { z } from "zod";
import { areasSchema, articlesSchema } from "./articles.ts";
import { businessSchema } from "./business.ts";
import { pricesSchema, timesSchema, warrantySchema } from "./figures.ts";
import { filmsSchema, lookSchema } from "./look.ts";
import { bookingsSchema, evidenceSchema } from "./proof.ts";
import { picturesSchema, pictureWordsSchema, portfolioSchema, reviewsSchema } from "./shown.ts";

/** By file name without `.json`. */
export const studioFiles = {
  business: businessSchema,
  areas: areasSchema,
  prices: pricesSchema,
  times: timesSchema,
  warranty: warrantySchema,
  look: lookSchema,
  films: filmsSchema,
  pictures: picturesSchema,
  "picture-words": pictureWordsSchema,
  portfolio: portfolioSchema,
  reviews: reviewsSchema,
  bookings: bookingsSchema,
  articles: articlesSchema,
  evidence: evidenceSchema,
};

export type StudioFiles = {
  [Name in keyof typeof studioFiles]: z.infer<(typeof studioFiles)[Name]>;
};
