import { expect, test, vi } from "vitest";
import { printDate, todayPlaceholder } from "./page-environment.ts";

test("the day changes at midnight in London, whatever the server's time zone", () => {
  expect(printDate(new Date("2026-07-31T22:59:59Z"))).toBe("31 July 2026");
  expect(printDate(new Date("2026-07-31T23:00:00Z"))).toBe("1 August 2026");
});

test("in the hour before midnight at most one formatter is created, however many pages are served", () => {
  const created = vi.spyOn(Intl, "DateTimeFormat");
  for (let page = 0; page < 3; page += 1) printDate(new Date("2026-11-27T23:30:00Z"));
  expect(created.mock.calls.length).toBeLessThan(2);
  created.mockRestore();
});

test("the placeholder for today is the epoch, which no visit can fall on", () => {
  expect(printDate(new Date(0))).toBe(todayPlaceholder);
});
