// Bookings for the landing page's booking notice. `bookingSource` in studio.ts says which are shown.

import { readStudioFile } from "../read-file.ts";

const { recorded, invented } = readStudioFile("bookings");

export type RecordedBooking = (typeof recorded)[number];

/** Real bookings, each with the customer's consent to be shown. */
export const recordedBookings: readonly RecordedBooking[] = recorded;

// A demonstration picks name, area and vehicle from these lists at random (spec §3).

export const maleNames: readonly string[] = invented.maleNames;
export const femaleNames: readonly string[] = invented.femaleNames;
export const areas: readonly string[] = invented.areas;
/** Make and model, as an owner would say it. */
export const cars: readonly string[] = invented.cars;
