// One marketing claim, and the paths of articles that make claims.

import { articlePath } from "#contract/paths.ts";

export type Claim = {
  /** Its name in evidence.json. */
  id: string;
  claim: string;
  /** The text that makes the claim, by page path; a test looks for it on the built page. */
  shownOn: Readonly<Record<string, string>>;
  evidenceNeeded: string;
  /** Whether this studio makes the claim; true by default. */
  isMade?: boolean;
};

export const articles = {
  areas: articlePath("service-areas"),
  commercial: articlePath("can-you-wrap-commercial-vehicles-fleets-vans"),
  dechrome: articlePath("do-you-do-de-chrome-wrapping"),
  design: articlePath("vehicle-wrap-design"),
  endorsement: articlePath("endorsed-installer"),
  finishes: articlePath("colour-and-finish-options"),
  lifespan: articlePath("how-long-will-my-car-wrap-last-uk"),
  panels: articlePath("can-you-wrap-only-certain-panels"),
  prices: articlePath("car-wrap-prices-uk"),
  repair: articlePath("wrap-panel-repair-or-replace"),
  roof: articlePath("car-roof-wrap-cost-uk"),
  tesla: articlePath("tesla-model-3-wrap-cost-uk"),
  vans: articlePath("van-wrap-pricing-uk"),
} as const;
