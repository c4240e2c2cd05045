// What the booking notice on the landing page tells of; `bookingSource` in studio.ts says which.

import { readStudioFile } from "../read-file.ts";

const { recorded, invented } = readStudioFile("bookings");

export type RecordedBooking = (typeof recorded)[number];

/** Bookings that were made, each with the customer's consent to its being shown. */
export const recordedBookings: readonly RecordedBooking[] = recorded;

// A demonstration draws a name, an area and a vehicle from these lists at random: what it shows is made up (spec §3).

/** Named with "his". */
export const maleNames: readonly string[] = invented.maleNames;
/** Named with "her". */
export const femaleNames: readonly string[] = invented.femaleNames;
export const areas: readonly string[] = invented.areas;
/** Make and model, the way an owner says it. */
export const cars: readonly string[] = invented.cars;
