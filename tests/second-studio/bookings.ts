// The second studio tells of no bookings.

import type { RecordedBooking } from "#facts/business.ts";

export const recordedBookings: readonly RecordedBooking[] = [];
export const maleNames: readonly string[] = [];
export const femaleNames: readonly string[] = [];
export const areas: readonly string[] = [];
export const cars: readonly string[] = [];
