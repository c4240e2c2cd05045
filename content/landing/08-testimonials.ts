// Words of the testimonials; what the customers said stands in studio/reviews.ts.

export const testimonials = {
  title: "Testimonials",
  text: "What they said at the door.",
} as const;
