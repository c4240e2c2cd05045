import { expect, test } from "vitest";
import { daysBefore, londonDay, londonTime } from "./london-time.ts";

test.each([
  ["2026-01-15", "09:00", "2026-01-15T09:00:00.000Z"],
  ["2026-07-15", "09:00", "2026-07-15T08:00:00.000Z"],
  ["2026-07-15", "00:00", "2026-07-14T23:00:00.000Z"],
  ["2026-03-29", "00:00", "2026-03-29T00:00:00.000Z"],
  ["2026-03-29", "09:00", "2026-03-29T08:00:00.000Z"],
  ["2026-10-25", "00:30", "2026-10-24T23:30:00.000Z"],
  ["2026-10-25", "17:00", "2026-10-25T17:00:00.000Z"],
])("the time in London on %s at %s is %s in UTC", (day, time, utc) => {
  expect(londonTime(day, time).toISOString()).toBe(utc);
  expect(londonDay(new Date(utc))).toBe(day);
});

test("the day before 1 March is 29 February in a leap year", () => {
  expect(daysBefore("2028-03-01", 1)).toBe("2028-02-29");
});
