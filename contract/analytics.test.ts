import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import {
  type Analytics,
  analyticsAttribute,
  analyticsPlaceholder,
  parseAnalytics,
  printAnalytics,
  unfilledAnalytics,
} from "./analytics.ts";

/** The attribute's value after HTML parsing, as a script would read it. */
const readBack = (attributes: string) =>
  parse(`<div${attributes}></div>`).querySelector("div")?.getAttribute(analyticsAttribute);

test.each<Analytics>([
  { siteId: 7, consent: "asked" },
  { siteId: 1234567, consent: "handled-elsewhere" },
])("the settings %o are the same after printing and parsing", (analytics) => {
  expect(parseAnalytics(readBack(printAnalytics(analytics)))).toEqual(analytics);
});

test("without session replay no attribute is printed; the placeholder is an unfilled attribute", () => {
  expect(printAnalytics(undefined)).toBe("");
  expect(readBack(analyticsPlaceholder)).toBe(unfilledAnalytics);
});

test.each([undefined, "", unfilledAnalytics, "7", "7 askedfor", "-7 asked", "asked"])(
  "the attribute value %j turns analytics off",
  (value) => {
    expect(parseAnalytics(value)).toBeUndefined();
  },
);
