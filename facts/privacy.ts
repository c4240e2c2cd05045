// Retention periods and the deadline for acknowledging complaints, as the privacy policy prints them.

import { keptInBrowser } from "./kept-in-browser.ts";
import { recordsKept } from "./times.ts";
import { amount } from "./units.ts";

export const retention = {
  /** Quote requests whose sender never became a customer. */
  requestWithoutBooking: amount(180, "days"),
  /** Quote requests, quotes and invoices of customers: the upper limit. */
  customerRecords: recordsKept,
  /** Photos of a vehicle whose owner never became a customer. */
  photosWithoutBooking: amount(60, "days"),
  spam: amount(30, "days"),
  /** Hash of an erased address, so that restoring an older backup doesn't bring the person's data back. */
  erasure: recordsKept,
  /** Session replays: Hotjar keeps recordings this long on every plan. */
  replay: amount(365, "days"),
  /** Lifetimes of Hotjar's cookies, one for a browser and one for a visit, as Hotjar documents them. */
  replayCookies: amount(365, "days"),
  replayVisit: amount(30, "minutes"),
  /** The host's access log with visitors' addresses: the upper limit. */
  hostLog: amount(30, "days"),
  unsentRequest: keptInBrowser,
} as const;

/** Data Protection Act 2018, section 164A, in force since June 2026. */
export const complaintAcknowledged = amount(30, "days");
