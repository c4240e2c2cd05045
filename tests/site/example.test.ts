// Invented words of customers say so, wherever they stand, until real ones have taken their place.

import { expect, test } from "vitest";
import { demonstration } from "#studio/studio.ts";
import { everyPage } from "#tests/support/site.ts";

test.each(everyPage)(
  "$path: a testimonial is called an example while it is one",
  ({ document }) => {
    const testimonials = document.querySelectorAll("figure:has(blockquote)");
    expect(testimonials.length).toBeGreaterThan(0);
    for (const { text } of testimonials) expect(text.includes("(example)")).toBe(demonstration);
  },
);
