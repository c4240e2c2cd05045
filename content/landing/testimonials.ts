// Text of the testimonials; the reviews are in reviews.json.

import { demonstration } from "#studio/studio.ts";

export const testimonials = {
  title: "Testimonials",
  text: demonstration
    ? "These are examples. We wrote them for this demonstration."
    : "In our customers’ own words.",
} as const;
