import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import {
  type Analytics,
  analyticsAttribute,
  analyticsPlaceholder,
  parseAnalytics,
  printAnalytics,
  unfilledAnalytics,
} from "./analytics.ts";

/** What a script finds in `dataset.analytics` of a page served with these settings. */
function readBack(attributes: string): string | undefined {
  return parse(`<div id="root"${attributes}></div>`)
    .getElementById("root")
    ?.getAttribute(analyticsAttribute);
}

test("the page finds the settings that the server was given", () => {
  const settings: Analytics[] = [
    { siteId: 7, consent: "asked" },
    { siteId: 1234567, consent: "handled-elsewhere" },
  ];
  for (const analytics of settings)
    expect(parseAnalytics(readBack(printAnalytics(analytics)))).toEqual(analytics);
});

test("a site without session replay leaves no trace of it in its pages", () => {
  expect(printAnalytics(undefined)).toBe("");
});

test("the placeholder is the attribute as the built page carries it, unfilled", () => {
  expect(readBack(analyticsPlaceholder)).toBe(unfilledAnalytics);
  expect(unfilledAnalytics).not.toBe("");
});

describe("nothing is recorded", () => {
  test.each([
    undefined,
    "",
    unfilledAnalytics,
    "7",
    "7 whatever",
    "7 askedfor",
    "7 asked twice",
    "seven asked",
    "-7 asked",
    "x7 asked",
    "asked",
  ])("where the attribute says %j", (value) => {
    expect(parseAnalytics(value)).toBeUndefined();
  });
});
