import { expect, test } from "vitest";
import { printDays } from "./footer.ts";

test.each([
  [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Monday to Friday"],
  [
    ["Monday", "Tuesday", "Thursday", "Friday", "Saturday"],
    "Monday, Tuesday and Thursday to Saturday",
  ],
  [["Monday", "Wednesday"], "Monday and Wednesday"],
  [["Sunday"], "Sunday"],
] as const)("%j are printed as %s", (days, text) => {
  expect(printDays(days)).toBe(text);
});
