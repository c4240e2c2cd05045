import type { Review } from "#facts/shown-work.ts";

export const dialogReview = {
  id: "hatch",
  name: "Edith Larwood",
  role: "Skoda Fabia, Wroxham",
  content: "She showed me the edge she was not happy with, and did it again.",
  rating: 5,
  alt: "A hatchback by a river",
} as const satisfies Review;
