// Text about an unsent quote request. Every page includes this text, in case the connection is lost.

import { keptInBrowser } from "#facts/kept-in-browser.ts";
import { print, unbroken } from "#facts/print.ts";
import { studio } from "#studio/studio.ts";

export const unsent = {
  heading: "Not with us yet",
  text: `Your request hasn’t reached us yet. This browser keeps it for up to ${print(keptInBrowser)}, or in a private window until you close the window. Leave this page open while we try again.`,
  textIfNotKept:
    "Your request hasn’t reached us yet, and this browser can’t keep it for later. Leave this page open while we try again.",
  call: unbroken(`Ring us on ${studio.phone.display}`),
  phoneLink: studio.phone.link,
} as const;
