import { expect, test } from "vitest";
import { printVat } from "./price-basis.ts";

test.each([
  ["registered for VAT, and includes it,", "including VAT", { pricesInclude: true }],
  ["registered for VAT, and adds it,", "plus VAT", { pricesInclude: false }],
  ["not registered for VAT", "", null],
])("a studio that is %s prints “%s” beside its prices", (_, words, registration) => {
  expect(printVat(registration)).toBe(words);
});
