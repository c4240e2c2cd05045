import { expect, test } from "vitest";
import { print } from "#facts/print.ts";
import { guidePrices } from "#studio/prices.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { findGuidePrice } from "./guide-price.ts";

const find = (changes: Partial<typeof validQuoteRequest>) =>
  findGuidePrice({ ...validQuoteRequest, ...changes });

test("the price that the visitor's choice names comes before the site's own", () => {
  const message = "Coupé, roof in Petrol, satin. Guide price £200 to £450, of a car.";
  expect(find({ message })).toEqual({ price: "£200 to £450", basis: "as the visitor saw it" });
});

test("without a choice it is a full wrap's, by the car's size", () => {
  expect(find({})).toEqual({
    price: print(guidePrices.full.medium),
    basis: "the site's for a full wrap of a medium car",
  });
  expect(find({ make: "Ford", model: "Fiesta" })?.price).toBe(print(guidePrices.full.small));
});

test.each([
  ["a van", { make: "Mercedes-Benz", model: "Sprinter" }],
  ["a model that is not listed", { make: "Lada", model: "Niva" }],
  ["work that is quoted on its own", { wrapType: "Paint Protection Film" }],
] as const)("there is none for %s", (_, changes) => {
  expect(find(changes)).toBeUndefined();
});
