// Marketing claims (spec §1, §9) and the evidence that the launch check looks for in evidence.json.

import { isPagePath } from "#contract/paths.ts";
import { businessClaims } from "./claims/business.ts";
import type { Claim } from "./claims/claim.ts";
import { figureClaims } from "./claims/figures.ts";
import { warrantyClaims } from "./claims/warranty.ts";

const allClaims = [...businessClaims, ...warrantyClaims, ...figureClaims];

/** Ids of all claims. Evidence may stay on file for a claim that the studio no longer makes. */
export const claimIds: readonly string[] = allClaims.map(({ id }) => id);

export const claims: readonly Claim[] = allClaims
  .filter(({ isMade = true }) => isMade)
  .map(({ shownOn, ...claim }) => ({
    ...claim,
    shownOn: Object.fromEntries(Object.entries(shownOn).filter(([path]) => isPagePath(path))),
  }));
