// Choice of the next booking notice: invented from the demonstration's lists (spec §3, §4), or a recorded booking.

import { printDay } from "#contract/page-environment.ts";
import { bookingMinutesAgo, recordedBookingDays } from "#facts/booking-notice.ts";
import * as bookings from "#studio/bookings.ts";
import { bookingSource } from "#studio/studio.ts";

type Lists = Record<"maleNames" | "femaleNames" | "areas" | "cars", readonly string[]>;

export type BookingNotice = Omit<bookings.RecordedBooking, "bookedOn" | "consentOn"> & {
  /** Whether the notice says "just booked": true for invented bookings only. */
  just: boolean;
  /** "12 minutes ago", "on 3 March 2026" */
  when: string;
};

/** @returns `null` if there is nothing to show. */
export function nextBookingNotice(): BookingNotice | null {
  return bookingSource === "recorded"
    ? drawRecorded(bookings.recordedBookings, Date.now())
    : drawBookingNotice(bookings);
}

/** @param random returns a number from 0 up to but not including 1. */
export function drawBookingNotice(lists: Lists, random = Math.random): BookingNotice {
  const name = draw([...lists.maleNames, ...lists.femaleNames], random) ?? "";
  const { from, to } = bookingMinutesAgo;
  return {
    name,
    area: draw(lists.areas, random) ?? "",
    car: draw(lists.cars, random) ?? "",
    just: true,
    when: `${from + Math.floor(random() * (to - from + 1))} minutes ago`,
    pronoun: lists.maleNames.includes(name) ? "his" : "her",
  };
}

/** Draws one of the recent bookings whose customers gave consent. @param now in milliseconds since 1970 */
export function drawRecorded(
  recorded: readonly bookings.RecordedBooking[],
  now: number,
  random = Math.random,
): BookingNotice | null {
  const fresh = recorded.filter(({ bookedOn, consentOn }) => {
    const age = (now - Date.parse(bookedOn)) / 86_400_000;
    return age >= 0 && age <= recordedBookingDays && Date.parse(consentOn) <= now;
  });
  const booking = draw(fresh, random);
  if (!booking) return null;
  const { name, area, car, pronoun, bookedOn } = booking;
  return { name, area, car, pronoun, just: false, when: `on ${printDay(bookedOn)}` };
}

function draw<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
