import { expect, test } from "vitest";
import { printVat } from "./price-basis.ts";

test.each([
  ["registered, prices the whole price", { pricesInclude: true }, "including VAT"],
  ["registered, VAT on top", { pricesInclude: false }, "plus VAT"],
  ["not registered", null, ""],
])("a studio that is %s says so beside its prices", (_, registration, words) => {
  expect(printVat(registration)).toBe(words);
});
