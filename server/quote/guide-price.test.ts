import { expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { guidePrices } from "#studio/prices.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { findGuidePrice } from "./guide-price.ts";

const find = (changes: Partial<typeof validQuoteRequest>) =>
  findGuidePrice({ ...validQuoteRequest, ...changes });

test("the guide price is that of a full wrap for the car's size", () => {
  expect(find({})).toEqual({
    price: print(guidePrices.full.medium),
    basis: "the site's price for a full wrap of a medium car",
  });
  expect(find({ message: "Satin, please" })?.price).toBe(print(guidePrices.full.medium));
  expect(find({ make: "Ford", model: "Fiesta" })?.price).toBe(print(guidePrices.full.small));
});

test.each([
  ["a van", { make: "Mercedes-Benz", model: "Sprinter" }],
  ["a model that is not listed", { make: "Lada", model: "Niva" }],
  ["work that is quoted individually", { wrapType: "Paint Protection Film" }],
  ["a request with a price in its message", { message: "Guide price £ 10, full wrap of my car." }],
] as const)("%s gets no guide price", (_, changes) => {
  expect(find(changes)).toBeUndefined();
});
