import { expect, test } from "vitest";
import { isCalendarDate } from "./calendar-date.ts";

test.each([
  ["2026-11-20", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-11-20T10:00", false],
  ["+2026-11-20", false],
  ["20/11/2026", false],
  ["yesterday", false],
])("%j is a calendar date: %s", (text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
});
