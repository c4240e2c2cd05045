import { afterApproval } from "#content/offers.ts";
import { print } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import {
  chromeDelete,
  design,
  guidePrices,
  mainWrap,
  mirrorPair,
  panel,
  printedMaterial,
  repairs,
  roofWrap,
  typicalFullWrap,
} from "#studio/prices.ts";
import { fullColourChange, quickestTurnaround, singleVanWrap } from "#studio/times.ts";
import { articles, type Claim } from "./claim.ts";

export const figureClaims: readonly Claim[] = [
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
  {
    id: "typical-full-wrap",
    isMade: has.fullWraps,
    claim: `Typical full wraps of ${print(typicalFullWrap)}`,
    shownOn: {
      "/": `Full wraps typically cost ${print(typicalFullWrap)}`,
      [articles.prices]: `Full wraps typically cost ${print(typicalFullWrap)}`,
      [articles.vans]: `Full wraps typically cost ${print(typicalFullWrap)}`,
      [articles.finishes]: `Full wraps typically cost ${print(typicalFullWrap)}`,
    },
    evidenceNeeded:
      "A dated comparison of other studios’ published prices for full wraps, VAT included, and invoices of the past year. For vans, invoices for full wraps in plain film within the van article’s range.",
  },
  {
    id: "guide-prices",
    claim: `Guide prices by size${has.partialWraps ? `, and for parts such as a roof at ${print(roofWrap)} or mirrors at ${print(mirrorPair)} a pair` : ""}`,
    shownOn: {
      "/": `From ${print(mainWrap.prices.small)} Guide price for a ${mainWrap.name} car wrap`,
      [articles.prices]: `${print(mainWrap.prices.small)} on a small car, ${print(mainWrap.prices.medium)} on a medium one and ${print(mainWrap.prices.large)} on a large one`,
      [articles.roof]: `Wrapping a car roof costs ${print(roofWrap)} as a guide`,
      [articles.tesla]: `is ${print(guidePrices.full.medium)} as a guide`,
      ...(has.graphics && {
        [articles.vans]: `Printed material adds ${print(printedMaterial)}`,
        [articles.commercial]: `adds ${print(printedMaterial)}`,
      }),
      [articles.panels]: `at ${print(panel)} each, a roof at ${print(roofWrap)} and mirrors at ${print(mirrorPair)} a pair`,
      [articles.dechrome]: `A chrome delete package for a whole car costs ${print(chromeDelete)}`,
      [articles.repair]: `re-wrapped, at ${print(repairs.doorOrWing)} for a door or wing`,
      [articles.design]: `Simple work costs ${print(design.simple)} and a full livery ${print(design.fullLivery)}`,
    },
    evidenceNeeded:
      "Price records for each line, the date of their last comparison with real invoices, and proof that the VAT status stated in business.json is true.",
  },
  {
    id: "transparent-pricing",
    claim: "Transparent pricing",
    shownOn: { "/": "what we mean by transparent pricing" },
    evidenceNeeded:
      "Sample quotes with every charge itemised, and records of final prices that match firm quotes.",
  },
];
