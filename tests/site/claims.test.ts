// Statements for which the operator is liable: claims, prices with their basis, and invented reviews.

import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import * as has from "#studio/has.ts";
import { demonstration, studio } from "#studio/studio.ts";
import { everyPage, pageAt, plain, textOf } from "#tests/support/site.ts";

// Excludes the booking notice, which appears later. booking-notice-card.test.ts covers its text.
const made = claims.filter(({ id }) => id !== "bookings");
const places = made.flatMap(({ claim, shownOn }) =>
  Object.entries(shownOn).map(([path, words]) => ({ claim, path, words })),
);

test.each(places)("$path makes the claim: $claim", ({ path, words }) => {
  const page = pageAt(path);
  expect(textOf(page.document.querySelector("body"))).toContain(plain(words));
});

const priced = everyPage
  .map(({ path, document }) => ({ path, text: textOf(document.querySelector("main")) }))
  // The fine for a wrong V5C is not a price.
  .filter(({ text }) => /£\d/.test(text.replace(/a fine of up to £[\d,]+/, "")));

test.each(priced)(
  "$path says that its prices are a guide, and whether they include VAT",
  (page) => {
    // The demonstration's prices include VAT; the second studio is not registered for VAT.
    if (studio.legal.vat) expect(page.text).toMatch(/(including|include) VAT/);
    expect(page.text).not.toMatch(studio.legal.vat ? /plus VAT/ : /(including|plus|include) VAT/);
    expect(page.text).toMatch(/guide/i);
  },
);

test.each(everyPage)("$path: each invented testimonial is marked as an example", ({ document }) => {
  const testimonials = document.querySelectorAll("figure:has(blockquote)");
  expect(testimonials.length > 0).toBe(has.reviews);
  for (const { text } of testimonials) expect(text.includes("(example)")).toBe(demonstration);
});
