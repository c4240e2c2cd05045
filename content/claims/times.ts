// Claims about how long the work takes.

import { afterApproval } from "#content/offers.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { fullColourChange, quickestTurnaround, singleVanWrap } from "#studio/times.ts";
import { articles, type Claim } from "./claim.ts";

export const timeClaims: readonly Claim[] = [
  {
    id: "turnaround",
    isMade: has.quickTurnaround,
    claim: `Turnaround from as little as ${print(quickestTurnaround)}`,
    shownOn: {
      "/": `As little as ${print(quickestTurnaround)}`,
      [articles.prices]: `it can be as little as ${print(quickestTurnaround)}`,
    },
    evidenceNeeded:
      "Turnaround records of recent jobs which show that a fair share of customers had their vehicle back in that time.",
  },
  {
    id: "full-colour-change",
    isMade: has.fullWraps,
    claim: `Full colour changes take ${print(fullColourChange)}`,
    shownOn: {
      "/": `a full colour change takes ${print(fullColourChange)}`,
      [articles.prices]: `A full colour change takes ${print(fullColourChange)}`,
      ...(has.collection && {
        [articles.areas]: `A full colour change takes ${print(fullColourChange)}`,
      }),
      [articles.tesla]: `A full colour change takes ${print(fullColourChange)}`,
    },
    evidenceNeeded: "Turnaround records of full colour changes, arrival to handover.",
  },
  {
    id: "single-van",
    isMade: has.vans,
    claim: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
    shownOn: {
      "/": `A single van takes ${print(singleVanWrap)} to fit${afterApproval}`,
      [articles.commercial]: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
      [articles.vans]: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
      [articles.design]: `A single van takes ${print(singleVanWrap)} after artwork approval`,
    },
    evidenceNeeded: "Turnaround records of van wraps, from the signed proof to the handover.",
  },
];
