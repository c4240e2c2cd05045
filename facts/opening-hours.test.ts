import { expect, test } from "vitest";
import { printHours } from "./opening-hours.ts";

test.each([
  [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Monday to Friday"],
  [["Monday", "Tuesday", "Friday", "Saturday", "Sunday"], "Monday, Tuesday and Friday to Sunday"],
  [["Monday", "Wednesday"], "Monday and Wednesday"],
  [["Sunday"], "Sunday"],
] as const)("the days %j are printed as %s", (days, text) => {
  expect(printHours([{ days, opens: "08:30", closes: "17:00" }])).toEqual([
    `${text}, 8.30am to 5pm`,
  ]);
});

test("opening hours before and after a break are printed on one line, in order of time", () => {
  const days = ["Tuesday", "Friday"] as const;
  const saturday = { days: ["Saturday"], opens: "10:05", closes: "13:30" } as const;
  const hours = [
    { days, opens: "13:00", closes: "17:00" },
    { days, opens: "09:00", closes: "12:00" },
    saturday,
  ];
  expect(printHours(hours)).toEqual([
    "Tuesday and Friday, 9am to 12pm and 1pm to 5pm",
    "Saturday, 10.05am to 1.30pm",
  ]);
});
