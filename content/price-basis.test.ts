import { expect, test } from "vitest";
import { printVat } from "./price-basis.ts";

test.each([
  ["registered with VAT in its prices", "including VAT", { pricesInclude: true }],
  ["registered with VAT on top", "plus VAT", { pricesInclude: false }],
  ["not registered", "", null],
])("a studio that is %s prints “%s” beside its prices", (_, words, registration) => {
  expect(printVat(registration)).toBe(words);
});
