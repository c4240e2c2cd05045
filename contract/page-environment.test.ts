import { expect, test } from "vitest";
import { printDate } from "./page-environment.ts";

test("the day changes at midnight in London, whatever the server's time zone", () => {
  expect(printDate(new Date("2026-07-31T22:59:59Z"))).toBe("31 July 2026");
  expect(printDate(new Date("2026-07-31T23:00:00Z"))).toBe("1 August 2026");
});
