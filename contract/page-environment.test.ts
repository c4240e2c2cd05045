import { expect, test } from "vitest";
import { printDate, printDay, todayPlaceholder } from "./page-environment.ts";

test("the day changes at midnight in London, in any time zone of the server", () => {
  expect(printDate(new Date("2026-07-31T22:59:59Z"))).toBe("31 July 2026");
  expect(printDate(new Date("2026-07-31T23:00:00Z"))).toBe("1 August 2026");
});

test("the placeholder for today is the epoch, which no visit can fall on", () => {
  expect(printDate(new Date(0))).toBe(todayPlaceholder);
});

test.each([
  ["2026-01-01", "1 January 2026"],
  ["2028-02-29", "29 February 2028"],
  ["2026-12-31", "31 December 2026"],
])("the day %s is printed as %s", (day, printed) => {
  expect(printDay(day)).toBe(printed);
});
