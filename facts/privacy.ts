// How long personal data is kept and how fast a complaint about it is acknowledged.
// The privacy policy prints these; whatever erases data reads them too.

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
  /** Submissions that the spam trap caught. */
  spam: amount(30, "days"),
  /** That an address was erased, as a hash: an older backup must not bring it back. */
  erasure: recordsKept,
  /** Session replays: what Hotjar keeps recordings for, whatever the plan. */
  replay: amount(365, "days"),
  /** Hotjar's cookie that recognises a browser, and the one that holds a visit together, as its maker lists them. */
  replayCookies: amount(365, "days"),
  replayVisit: amount(30, "minutes"),
  /** The host's log of addresses that asked for pages: the upper limit. */
  hostLog: amount(30, "days"),
  /** A request or photos that could not be delivered, in the visitor's own browser. */
  unsentRequest: keptInBrowser,
} as const;

/** Data Protection Act 2018, section 164A, in force since June 2026. */
export const complaintAcknowledged = amount(30, "days");
