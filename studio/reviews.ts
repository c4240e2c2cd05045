// What customers said: three on the landing page.
// Real words of real customers, published with their permission. Invented reviews are banned.

import type { Review } from "#facts/shown-work.ts";
import { dialogReview } from "./dialog-review.ts";

export const reviews = [
  {
    id: "petrol",
    name: "Priya Nair",
    role: "Coupé, Sale",
    content:
      "I parked it outside the office and nobody knew whose it was. Two people asked which dealer had it in that colour.",
    rating: 5,
    alt: "A coupé in satin petrol film outside an office at dusk",
  },
  dialogReview,
  {
    id: "van",
    name: "Gareth Holt",
    role: "Vans, Wolverhampton",
    content:
      "They took the vans one at a time, so the rounds went on. Park them in a row and you cannot tell which was done first.",
    rating: 5,
    alt: "Two red vans, one beside the other, on a deck of a car park",
  },
] as const satisfies readonly Review[];
