import { describe, expect, test } from "vitest";
import { drawBookingNotice, drawRecorded } from "./booking-notice.ts";

const lists = {
  maleNames: ["Al", "Ben"],
  femaleNames: ["Cat", "Di"],
  areas: ["Leeds", "York"],
  cars: ["Fiat 500", "VW Golf"],
};

test("random draws reach the first and last entry of every list and of the range of minutes", () => {
  const first = drawBookingNotice(lists, () => 0);
  expect(first).toEqual({
    name: "Al",
    area: "Leeds",
    car: "Fiat 500",
    just: true,
    when: "3 minutes ago",
    pronoun: "his",
  });
  const last = drawBookingNotice(lists, () => 0.999_999);
  const when = "57 minutes ago";
  const di = { name: "Di", area: "York", car: "VW Golf", just: true, when, pronoun: "her" };
  expect(last).toEqual(di);
});

describe("a recorded booking", () => {
  const now = Date.parse("2027-03-20T12:00Z");
  const booking = {
    name: "Jo",
    pronoun: "her",
    area: "Leeds",
    car: "VW Golf",
    bookedOn: "2027-03-03",
    consentOn: "2027-03-04",
  } as const;

  test("is shown with the day of the booking", () => {
    const { name, pronoun, area, car } = booking;
    const shown = { name, pronoun, area, car, just: false, when: "on 3 March 2027" };
    expect(drawRecorded([booking], now)).toEqual(shown);
  });

  test.each([
    ["is 31 days old", { bookedOn: "2027-02-17" }],
    ["is dated tomorrow", { bookedOn: "2027-03-21" }],
    ["has no consent yet", { consentOn: "2027-03-21" }],
    ["has an invalid date", { bookedOn: "yesterday" }],
    ["has no date of consent", { consentOn: "" }],
  ])("is not shown if it %s", (_, change) => {
    expect(drawRecorded([{ ...booking, ...change }], now)).toBeNull();
  });

  test("is drawn at random from those that may be shown", () => {
    const stale = { ...booking, name: "Old", bookedOn: "2026-01-01" };
    const second = { ...booking, name: "Al" };
    const names = [0, 0.999].map(
      (random) => drawRecorded([stale, booking, second], now, () => random)?.name,
    );
    expect(names).toEqual(["Jo", "Al"]);
  });
});
