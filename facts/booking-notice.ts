// Timings of the booking notice, and limits on the times that it states (spec §4, §9).

/** Milliseconds. */
export const bookingNoticeTimings = { first: 15_000, every: 20_000, visible: 5_000 } as const;

/** The minutes shown in "N minutes ago", both ends included. */
export const bookingMinutesAgo = { from: 3, to: 57 } as const;

/** Days for which a real booking is shown. */
export const recordedBookingDays = 30;
