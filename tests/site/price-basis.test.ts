// No price without what it stands for: whether VAT is in it, and that it is a guide.

import { expect, test } from "vitest";
import { priceBasis } from "#content/price-basis.ts";
import { studio } from "#studio/studio.ts";
import { everyPage, textOf } from "#tests/support/site.ts";

const priced = everyPage
  .map(({ path, document }) => ({ path, text: textOf(document.querySelector("main")) }))
  .filter(({ text }) => /£\d/.test(text));

test.each(priced)(
  "$path says of its prices that they are a guide, and whether VAT is in them",
  ({ text }) => {
    expect(text).toContain(priceBasis.space);
    if (!studio.legal.vat) expect(text).not.toMatch(/(including|plus|include) VAT/);
    expect(text).toMatch(/guide/i);
  },
);
