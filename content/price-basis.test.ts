import { expect, test } from "vitest";
import { printVat } from "./price-basis.ts";

test.each([
  ["whose prices include VAT", "including VAT", { pricesInclude: true }],
  ["whose prices exclude VAT", "plus VAT", { pricesInclude: false }],
  ["without VAT registration", "", null],
])("a studio %s prints “%s” beside its prices", (_, words, registration) => {
  expect(printVat(registration)).toBe(words);
});
