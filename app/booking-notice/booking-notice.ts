// Draws a booking notice at random from the fixed lists (spec §3, §4). It is not real activity.

import { bookingMinutesAgo } from "#facts/booking-notice.ts";

export type BookingLists = Record<
  "maleNames" | "femaleNames" | "areas" | "cars",
  readonly string[]
>;

export type BookingNotice = {
  name: string;
  area: string;
  car: string;
  minutesAgo: number;
  pronoun: "his" | "her" | "their";
};

/** @param random returns a number from 0 up to but not including 1. */
export function drawBookingNotice(lists: BookingLists, random = Math.random): BookingNotice {
  const draw = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const name = draw([...lists.maleNames, ...lists.femaleNames]);
  const { from, to } = bookingMinutesAgo;
  return {
    name,
    area: draw(lists.areas),
    car: draw(lists.cars),
    minutesAgo: from + Math.floor(random() * (to - from + 1)),
    pronoun: pronounOf(name, lists),
  };
}

export function pronounOf(name: string, lists: BookingLists): BookingNotice["pronoun"] {
  if (lists.maleNames.includes(name)) return "his";
  return lists.femaleNames.includes(name) ? "her" : "their";
}
