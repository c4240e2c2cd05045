import { expect, test } from "vitest";
import { printWhen } from "./formats.ts";

test.each([
  ["2026-11-20T14:00:00Z", "2026-11-20T00:00:00Z", "Today 00:00"],
  ["2026-11-20T14:00:00Z", "2026-11-19T23:59:00Z", "Yesterday 23:59"],
  ["2026-11-20T14:00:00Z", "2026-11-18T09:12:00Z", "18 Nov 09:12"],
  ["2026-11-20T14:00:00Z", "2026-01-24T14:00:00Z", "24 Jan 14:00"],
  ["2026-11-20T14:00:00Z", "2026-01-24T13:59:00Z", "24 Jan 2026"],
  ["2026-11-20T14:00:00Z", "2027-11-20T14:00:00Z", "20 Nov 2027"],
  ["2026-07-01T12:00:00Z", "2026-06-30T23:10:00Z", "Today 00:10"],
])("at %s, the time %s is shown as %s", (now, then, words) => {
  expect(printWhen(then, new Date(now))).toBe(words);
});
