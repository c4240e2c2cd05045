import { describe, expect, test } from "vitest";
import { bookingMinutesAgo } from "#facts/booking-notice.ts";
import * as lists from "#studio/bookings.ts";
import { drawBookingNotice, pronounOf } from "./booking-notice.ts";

test("the lists hold 37 male names, 38 female names, 22 areas and 28 cars, none twice", () => {
  const { maleNames, femaleNames, areas, cars } = lists;
  expect([maleNames, femaleNames, areas, cars].map((list) => list.length)).toEqual([
    37, 38, 22, 28,
  ]);
  expect(new Set([...maleNames, ...femaleNames]).size).toBe(75);
  expect(new Set([...areas, ...cars]).size).toBe(50);
});

describe("pronoun", () => {
  test.each([
    ["a male name", lists.maleNames[0], "his"],
    ["a female name", lists.femaleNames.at(-1), "her"],
    ["a name in neither list", "Somebody", "their"],
  ])("of %s", (_, name, pronoun) => {
    expect(pronounOf(name ?? "", lists)).toBe(pronoun);
  });
});

test("draws reach both ends of every list and of the minutes, and never go past them", () => {
  const first = drawBookingNotice(lists, () => 0);
  expect(first).toEqual({
    name: lists.maleNames[0],
    area: lists.areas[0],
    car: lists.cars[0],
    minutesAgo: bookingMinutesAgo.from,
    pronoun: "his",
  });
  const last = drawBookingNotice(lists, () => 0.999_999);
  expect(last).toEqual({
    name: lists.femaleNames.at(-1),
    area: lists.areas.at(-1),
    car: lists.cars.at(-1),
    minutesAgo: bookingMinutesAgo.to,
    pronoun: "her",
  });
});
