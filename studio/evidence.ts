// What is held for each claim the pages make. content/claims.ts says what each claims, where, and what proves it.
// Write where it is filed and when it was last looked at, in place of null:
//   installers: { held: "Certificates of both fitters, folder 3", on: "2027-02-01" },
// or, where you make a claim without such a paper and answer for that, who says so:
//   installers: { acceptedBy: "Jo Marsh", on: "2027-02-01" },
// What launch-check takes for the demonstration's and is your own is accepted likewise, by its word or picture:
//   Bolton: { acceptedBy: "Jo Marsh", on: "2027-02-01" },

import type { Evidence } from "#facts/evidence.ts";

export const evidence: Readonly<Record<string, Evidence | null>> = {
  endorsement: null,
  "film-makers": null,
  installers: null,
  "wrap-warranty": null,
  turnaround: null,
  "full-colour-change": null,
  "single-van": null,
  "typical-full-wrap": null,
  "guide-prices": null,
  "transparent-pricing": null,
  "hero-film-life": null,
  "wrap-lifespan": null,
  "maker-warranties": null,
  workmanship: null,
  testimonials: null,
  portfolio: null,
  bookings: null,
  "quick-reply": null,
  "service-area": null,
  fleets: null,
  "data-stored": null,
  "host-log": null,
};
