// Words for a quote request that has not been delivered yet. Every page carries them.

import { keptInBrowser } from "#facts/kept-in-browser.ts";
import { print, unbroken } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";

export const unsent = {
  heading: "Not with us yet",
  /** A private window forgets it when it is closed. */
  text: `Your request hasn’t reached us yet. This browser keeps it for up to ${print(keptInBrowser)}, or until you close it if it’s a private window. Leave this page open while we try again.`,
  /** Not broken at the end of a line. */
  call: unbroken(`Ring us on ${studio.phone.display}`),
  phoneLink: studio.phone.link,
} as const;
