// Words for a quote request that has not been delivered yet.

import { keptInBrowser } from "#facts/kept-in-browser.ts";
import { print, unbroken } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";

export const unsent = {
  heading: "Not with us yet",
  text: "Your request has not reached us yet. Leave this page open while the browser keeps trying.",
  /** A private window forgets it when it is closed. */
  kept: `It is kept in this browser for up to ${print(keptInBrowser)}, in a private window until you close it.`,
  /** Not broken at the end of a line. */
  call: unbroken(`Ring us on ${studio.phone.display}`),
  phoneLink: studio.phone.link,
  discard: "Discard my request",
  discarded: {
    heading: "Request discarded",
    text: "It will not be sent, and this browser no longer keeps it.",
  },
} as const;
