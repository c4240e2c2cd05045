// Invented words of customers say so, wherever they stand, until real ones have taken their place.

import { expect, test } from "vitest";
import * as has from "#studio/has.ts";
import { demonstration } from "#studio/studio.ts";
import { everyPage } from "#tests/support/site.ts";

test.each(everyPage)(
  "$path: a testimonial is called an example while it is one",
  ({ document }) => {
    const testimonials = document.querySelectorAll("figure:has(blockquote)");
    expect(testimonials.length > 0).toBe(has.reviews);
    for (const { text } of testimonials) expect(text.includes("(example)")).toBe(demonstration);
  },
);
