// The one review that the quote dialog shows, on every page.
// In a file of its own, so that no page loads the other reviews for it.

import type { Review } from "#facts/shown-work.ts";

export const dialogReview = {
  id: "hatch",
  name: "Daniel Osei",
  role: "Hatchback, Altrincham",
  content:
    "They priced it from four photos and the price held. I have looked for an edge and not found one.",
  rating: 5,
  alt: "A hatchback in gloss blue film on the deck of a car park",
} as const satisfies Review;
