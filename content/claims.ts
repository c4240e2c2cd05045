// Marketing claims (spec §1, §9) and the evidence each needs; the launch check looks for it in evidence.json.

import { isPagePath } from "#contract/paths.ts";
import { businessClaims } from "./claims/business.ts";
import type { Claim } from "./claims/claim.ts";
import { figureClaims } from "./claims/figures.ts";
import { warrantyClaims } from "./claims/warranty.ts";

const allClaims = [...businessClaims, ...warrantyClaims, ...figureClaims];

/** Ids of all claims, including those that this studio does not make: evidence may stay when a claim goes. */
export const claimIds: readonly string[] = allClaims.map(({ id }) => id);

export const claims: readonly Claim[] = allClaims
  .filter(({ isMade = true }) => isMade)
  .map(({ shownOn, ...claim }) => ({
    ...claim,
    shownOn: Object.fromEntries(Object.entries(shownOn).filter(([path]) => isPagePath(path))),
  }));
