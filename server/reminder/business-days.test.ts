import { describe, expect, test } from "vitest";
import { findBusinessDay, findOverdueBefore, type OpeningHours } from "./business-days.ts";

const weekdays: OpeningHours = [
  {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:30",
    closes: "17:30",
  },
];
const at = (time: string, hours = weekdays) => findBusinessDay(new Date(time), hours);

test.each([
  ["before opening time", "2026-11-23T08:29:59.999Z", undefined],
  ["from opening time", "2026-11-23T08:30:00Z", "2026-11-23"],
  ["until closing time", "2026-11-23T17:29:59.999Z", "2026-11-23"],
  ["from closing time", "2026-11-23T17:30:00Z", undefined],
  ["on a Sunday", "2026-11-22T12:00:00Z", undefined],
  ["on a bank holiday", "2026-12-28T12:00:00Z", undefined],
  ["before opening time in summer", "2027-06-01T07:29:59.999Z", undefined],
  ["from opening time in summer", "2027-06-01T07:30:00Z", "2027-06-01"],
])("the current business day %s (%s) is %s", (_, time, day) => {
  expect(at(time)?.day).toBe(day);
});

describe("the last completed business day", () => {
  test.each([
    ["is Monday from closing time on", "2026-11-23T17:30:00Z", "2026-11-23T08:30:00.000Z"],
    ["is Friday until Monday's closing time", "2026-11-23T17:29:00Z", "2026-11-20T08:30:00.000Z"],
    ["on a Sunday is Friday", "2026-11-22T12:00:00Z", "2026-11-20T08:30:00.000Z"],
    ["is Christmas Eve after the holidays", "2026-12-29T09:00:00Z", "2026-12-24T08:30:00.000Z"],
    [
      "is Maundy Thursday, on the Tuesday after Easter",
      "2027-03-30T09:00:00Z",
      "2027-03-25T08:30:00.000Z",
    ],
  ])("%s", (_, now, before) => {
    expect(findOverdueBefore(new Date(now), weekdays)?.toISOString()).toBe(before);
  });

  test("is undefined if the workshop has been shut for over a month", () => {
    const never: OpeningHours = [{ days: [], opens: "09:00", closes: "17:00" }];
    expect(findOverdueBefore(new Date("2026-11-23T12:00:00Z"), never)).toBeUndefined();
  });
});

test("a studio open by appointment only is treated as having office hours", () => {
  expect(at("2026-11-23T09:00:00Z", [])?.day).toBe("2026-11-23");
  const closed = ["2026-11-21T12:00Z", "2026-11-22T12:00Z", "2026-11-23T08:59Z"];
  for (const time of [...closed, "2026-11-23T17:00Z"]) expect(at(time, [])).toBeUndefined();
});

test("a day with a break counts as one day", () => {
  const hours: OpeningHours = [
    { days: ["Saturday"], opens: "14:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "12:00" },
  ];
  expect(at("2026-11-21T13:00:00Z", hours)).toEqual({
    day: "2026-11-21",
    closesAt: new Date("2026-11-21T18:00:00Z"),
    overdueBefore: new Date("2026-11-14T09:00:00Z"),
  });
});
