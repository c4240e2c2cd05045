import { expect, test } from "vitest";
import * as units from "./units.ts";

// As a text editor leaves it, which asks no type checker.
const { amount, openRange, pounds, range } = units as unknown as Record<
  keyof typeof units,
  (...given: unknown[]) => unknown
>;

test("figures that can be meant are taken as they are", () => {
  expect(pounds(0)).toEqual({ amount: 0, unit: "pounds" });
  expect(amount(0.5, "days")).toEqual({ amount: 0.5, unit: "days" });
  expect(range(2, 2, "days")).toEqual({ from: 2, to: 2, unit: "days" });
  expect(openRange(400, 1200, "pounds")).toEqual({
    from: 400,
    to: 1200,
    unit: "pounds",
    open: true,
  });
});

test.each([
  ["pounds(2, 390)", () => pounds(2, 390), "a comma inside a number"],
  ["range(1, 500, 5, 0, pounds)", () => range(1, 500, 5, 0, "pounds"), "a comma inside a number"],
  ["openRange(1, 500, 3000, pounds)", () => openRange(1, 500, 3000, "pounds"), "a comma inside"],
  ["amount(1, 10, years)", () => amount(1, 10, "years"), "a comma inside a number"],
  ["pounds(-5)", () => pounds(-5), "numbers from 0 up"],
  ["pounds()", () => pounds(), "numbers from 0 up"],
  ["pounds(NaN)", () => pounds(Number.NaN), "numbers from 0 up"],
  [
    "range(1, Infinity, days)",
    () => range(1, Number.POSITIVE_INFINITY, "days"),
    "numbers from 0 up",
  ],
  ["range(5000, 1500, pounds)", () => range(5000, 1500, "pounds"), "the lower figure first"],
  ["pounds(2.39)", () => pounds(2.39), "whole pounds"],
  ["range(20, 40.5, pounds per m²)", () => range(20, 40.5, "pounds per m²"), "whole pounds"],
])("%s is refused by that name: %s", (call, make, reason) => {
  expect(make).toThrow(RangeError);
  expect(make).toThrow(`${call} `);
  expect(make).toThrow(reason);
});
