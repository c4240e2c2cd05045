// No price without what it stands for: whether VAT is in it, and that it is a guide.

import { expect, test } from "vitest";
import { studio } from "#studio/studio.ts";
import { everyPage, textOf } from "#tests/support/site.ts";

const priced = everyPage
  .map(({ path, document }) => ({ path, text: textOf(document.querySelector("main")) }))
  // A fine is the law's price, not the studio's.
  .filter(({ text }) => /£\d/.test(text.replace(/a fine of up to £[\d,]+/, "")));

test.each(priced)(
  "$path says of its prices that they are a guide, and whether VAT is in them",
  ({ text }) => {
    // The demonstration's prices include it; the second studio is not registered.
    if (studio.legal.vat) expect(text).toMatch(/(including|include) VAT/);
    expect(text).not.toMatch(studio.legal.vat ? /plus VAT/ : /(including|plus|include) VAT/);
    expect(text).toMatch(/guide/i);
  },
);
