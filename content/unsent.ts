// Words for a quote request that has not been delivered yet. True in private windows too,
// which forget the request when they are closed: hence no promise for the next visit.

import { unbroken } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";

export const unsent = {
  /** Where the host takes no form posts: the page must not say that the details arrived. */
  heading: "Not with us yet",
  text: "Your request has not reached us yet. Leave this page open while the browser keeps trying, or ring us on",
  /** Not broken at the end of a line. */
  phone: unbroken(studio.phone.display),
  phoneLink: studio.phone.link,
} as const;
