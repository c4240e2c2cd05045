import type { Review } from "#facts/shown-work.ts";
import { dialogReview } from "./dialog-review.ts";

export const reviews = [
  {
    id: "petrol",
    name: "Ned Amies",
    role: "Ford Focus, Eaton",
    content: "Ready on the day she said.",
    rating: 4,
    alt: "A family car in matte film",
  },
  dialogReview,
  {
    id: "van",
    name: "Una Sparrow",
    role: "Citan, Acle",
    content: "The van finds customers while it is parked.",
    rating: 5,
    alt: "A small van with lettering",
  },
] as const satisfies readonly Review[];
