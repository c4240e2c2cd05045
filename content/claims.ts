// Every marketing claim on the pages (spec §1, §9), where it appears, and the evidence that an operator must hold first
// under advertising rules. The launch check compares this list with the studio's evidence.json.

import { portfolio } from "#content/landing/portfolio.ts";
import { testimonials } from "#content/landing/testimonials.ts";
import { afterApproval } from "#content/offers.ts";
import { articlePath, isPagePath } from "#contract/paths.ts";
import { print, printAsAdjective, printList } from "#facts/print.ts";
import { printCount } from "#facts/print-count.ts";
import { retention } from "#facts/privacy.ts";
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
import {
  bookingSource,
  dataStoredIn,
  endorsement,
  filmLines,
  filmMakers,
  studio,
} from "#studio/studio.ts";
import { fullColourChange, quickestTurnaround, singleVanWrap } from "#studio/times.ts";
import {
  heroFilmLife,
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapLifespan,
  wrapWarranty,
} from "#studio/warranty.ts";

export type Claim = {
  /** Its name in evidence.json. */
  id: string;
  claim: string;
  /** The text that makes the claim, by page path; a test looks for it on the built page. */
  shownOn: Readonly<Record<string, string>>;
  evidenceNeeded: string;
};

const lifespanArticle = "/faq/how-long-will-my-car-wrap-last-uk";
const endorsementArticle = articlePath("endorsed-installer");
const pricesArticle = "/faq/car-wrap-prices-uk";
const commercialArticle = "/faq/can-you-wrap-commercial-vehicles-fleets-vans";
const areasArticle = articlePath("service-areas");
const vanArticle = "/faq/van-wrap-pricing-uk";
const teslaArticle = "/faq/tesla-model-3-wrap-cost-uk";

const endorsementClaims: readonly Claim[] = endorsement
  ? [
      {
        id: "endorsement",
        claim: endorsement.badge,
        shownOn: {
          "/": endorsement.badge,
          [endorsementArticle]: `Ours reads “${endorsement.badge}”`,
        },
        evidenceNeeded: `A current certificate or letter from ${endorsement.by} that names this business, and its consent to the use of its name and badge. The badge also stands in the quote dialog, which opens on every page.`,
      },
    ]
  : [];

const allClaims: readonly Claim[] = [
  ...endorsementClaims,
  {
    id: "film-makers",
    claim: `Premium films from ${printList(filmMakers)}`,
    shownOn: {
      "/": `Premium film from ${printList(filmMakers)}.`,
      [endorsementArticle]: `We fit ${printList(filmLines.map(({ maker, line }) => `${maker} ${line}`))}`,
      [commercialArticle]: `We use premium films from ${printCount(filmMakers.length, "maker")}, ${printList(filmMakers)}`,
    },
    evidenceNeeded:
      "Supplier invoices for the films of each maker, and each maker’s rules on the use of its trade mark.",
  },
  {
    id: "installers",
    claim: "Certified installers",
    shownOn: {
      "/": "Every fitter here holds their own certificate from a film maker.",
      [endorsementArticle]: "each holds a film maker’s certificate in their own name",
    },
    evidenceNeeded:
      "A certificate for each person who fits film: name, issuing body, date, and when it runs out.",
  },
  {
    id: "wrap-warranty",
    claim: `${printAsAdjective(wrapWarranty)} wrap warranty`,
    shownOn: {
      "/": `${print(wrapWarranty)} Our own warranty on the finished wrap.`,
      [pricesArticle]: `Ours: a ${printAsAdjective(wrapWarranty)} wrap warranty`,
      [lifespanArticle]: "Our own warranty on a finished wrap: lifting, peeling and bubbling",
      [endorsementArticle]: `Our ${printAsAdjective(wrapWarranty)} wrap warranty is ours`,
      "/terms": `for ${print(wrapWarranty)} from the day you get the vehicle back`,
    },
    evidenceNeeded:
      "The written warranty a customer receives: what it covers, who gives it, where it holds, how to claim, and that legal rights stay whole.",
  },
  {
    id: "turnaround",
    claim: `Turnaround from as little as ${print(quickestTurnaround)}`,
    shownOn: {
      "/": `As little as ${print(quickestTurnaround)}`,
      [pricesArticle]: `it can be as little as ${print(quickestTurnaround)}`,
    },
    evidenceNeeded:
      "Turnaround records of recent jobs which show that a fair share of customers had their vehicle back in that time.",
  },
  {
    id: "full-colour-change",
    claim: `Full colour changes take ${print(fullColourChange)}`,
    shownOn: {
      "/": `a full colour change takes ${print(fullColourChange)}`,
      [pricesArticle]: `A full colour change takes ${print(fullColourChange)}`,
      ...(has.collection && {
        [areasArticle]: `A full colour change takes ${print(fullColourChange)}`,
      }),
      [teslaArticle]: `A full colour change takes ${print(fullColourChange)}`,
    },
    evidenceNeeded: "Turnaround records of full colour changes, arrival to handover.",
  },
  {
    id: "single-van",
    claim: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
    shownOn: {
      "/": `A single van takes ${print(singleVanWrap)} to fit${afterApproval}`,
      [commercialArticle]: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
      [vanArticle]: `A single van takes ${print(singleVanWrap)}${afterApproval}`,
      "/faq/vehicle-wrap-design": `A single van takes ${print(singleVanWrap)} after artwork approval`,
    },
    evidenceNeeded: "Turnaround records of van wraps, from the signed proof to the handover.",
  },
  {
    id: "typical-full-wrap",
    claim: `Typical full wraps of ${print(typicalFullWrap)}`,
    shownOn: {
      "/": `Full wraps typically cost ${print(typicalFullWrap)}`,
      [pricesArticle]: `Full wraps typically cost ${print(typicalFullWrap)}`,
      [vanArticle]: `Full wraps typically cost ${print(typicalFullWrap)}`,
      "/faq/colour-and-finish-options": `Full wraps typically cost ${print(typicalFullWrap)}`,
    },
    evidenceNeeded:
      "A dated comparison of other studios’ published prices for full wraps, VAT included, and invoices of the past year. For vans: that full wraps in plain film came within the planning figure.",
  },
  {
    id: "guide-prices",
    claim: `Guide prices by size${has.partialWraps ? `, and for parts such as a roof at ${print(roofWrap)} or mirrors at ${print(mirrorPair)} a pair` : ""}`,
    shownOn: {
      "/": `From ${print(mainWrap.prices.small)} Guide price for a ${mainWrap.name} car wrap`,
      [pricesArticle]: `${print(mainWrap.prices.small)} on a small car, ${print(mainWrap.prices.medium)} on a medium one and ${print(mainWrap.prices.large)} on a large one`,
      "/faq/car-roof-wrap-cost-uk": `Wrapping a car roof costs ${print(roofWrap)} as a guide`,
      [teslaArticle]: `is ${print(guidePrices.full.medium)} as a guide`,
      ...(has.graphics && {
        [vanArticle]: `Printed material adds ${print(printedMaterial)}`,
        [commercialArticle]: `adds ${print(printedMaterial)}`,
      }),
      "/faq/can-you-wrap-only-certain-panels": `at ${print(panel)} each, a roof at ${print(roofWrap)} and mirrors at ${print(mirrorPair)} a pair`,
      "/faq/do-you-do-de-chrome-wrapping": `a chrome delete package for a whole car costs ${print(chromeDelete)}`,
      "/faq/wrap-panel-repair-or-replace": `re-wrapped, at ${print(repairs.doorOrWing)} for a door or wing`,
      "/faq/vehicle-wrap-design": `Simple work costs ${print(design.simple)} and a full livery ${print(design.fullLivery)}`,
    },
    evidenceNeeded:
      "Price records for each line, the date they were last compared with real invoices, and that the VAT status stated in business.json is true.",
  },
  {
    id: "transparent-pricing",
    claim: "Transparent pricing",
    shownOn: { "/": "what we mean by transparent pricing" },
    evidenceNeeded:
      "Sample quotes with every charge itemised, and price records which show that firm quotes held.",
  },
  {
    id: "hero-film-life",
    claim: `Film lasting over ${print(heroFilmLife)}`,
    shownOn: {
      "/": `The longest-lived film we fit is rated for over ${print(heroFilmLife)} on upright panels.`,
      [lifespanArticle]: `Over ${print(heroFilmLife)}`,
    },
    evidenceNeeded:
      "The film maker’s data sheet for a film that is really offered, with the conditions under which it lasts that long (upright panels, climate, storage) shown close to the claim.",
  },
  {
    id: "wrap-lifespan",
    claim: `A wrap lasts ${print(wrapLifespan)} in UK weather`,
    shownOn: {
      "/": `Plan for ${print(wrapLifespan)} outdoors.`,
      [lifespanArticle]: `to look right for ${print(wrapLifespan)} in UK weather`,
      "/terms": `${print(wrapLifespan)} in UK weather, is an estimate and not a warranty`,
    },
    evidenceNeeded:
      "Film makers’ durability sheets for northern Europe, and the studio’s own records of wraps that came back.",
  },
  {
    id: "maker-warranties",
    claim: `Film makers’ warranties of ${print(makerWarrantyVertical)} on upright and ${print(makerWarrantyHorizontal)} on flat panels`,
    shownOn: {
      ...(has.wrapWarranty && { "/": "The film maker’s, upright panels" }),
      [lifespanArticle]: "What film makers give on upright panels",
      [endorsementArticle]: "Film on upright panels",
      "/faq/car-roof-wrap-cost-uk": `they give ${print(makerWarrantyHorizontal)} on horizontal panels against ${print(makerWarrantyVertical)} on vertical ones`,
      "/terms": `The film maker’s, on upright panels: ${print(makerWarrantyVertical)}`,
    },
    evidenceNeeded: `Warranty terms of ${printList(filmMakers)} for every film on offer, and whether they require a trained or endorsed installer.`,
  },
  {
    id: "workmanship",
    claim: `Installers in general give ${print(workmanshipWarranty)} on workmanship`,
    shownOn: {
      ...(has.wrapWarranty && { "/": "Other installers’ workmanship, generally" }),
      [lifespanArticle]: "What installers in general give on their fitting",
      [endorsementArticle]: "Workmanship, in the trade generally",
      "/terms": `installers in general give ${print(workmanshipWarranty)}`,
    },
    evidenceNeeded: "A dated comparison of published terms from several other installers.",
  },
  {
    id: "testimonials",
    claim: "Three testimonials, each with five stars, and the one in the quote dialog",
    shownOn: { "/": testimonials.text },
    evidenceNeeded:
      "For each: the customer’s own words, proof of the job, written permission to publish name, town and vehicle, and a picture of that vehicle. Invented reviews are banned.",
  },
  {
    id: "portfolio",
    claim: "Three portfolio projects",
    shownOn: { "/": portfolio.text },
    evidenceNeeded:
      "Portfolio photos of the studio’s own finished work with the owner’s permission and the number plate hidden, in place of the illustrations.",
  },
  {
    id: "bookings",
    claim: "A named customer has just booked a wrap (booking notice)",
    shownOn: { "/": "just booked a wrap" },
    evidenceNeeded:
      'For invented bookings none can exist: a real business sets source in bookings.json to "off", or to "recorded" and holds each customer’s consent.',
  },
  {
    id: "quick-reply",
    claim: "We respond quickly during business hours",
    shownOn: {
      "/": `${studio.name} responds quickly during business hours.`,
      "/thank-you": "get back to you shortly during business hours",
    },
    evidenceNeeded:
      "Reply times of recent quote requests, and the opening hours in business.json. The sentence also stands in the quote dialog, which opens on every page.",
  },
  {
    id: "service-area",
    claim: `Serving ${studio.serviceArea}${has.collection ? ", with collection and drop-off on request" : ""}`,
    shownOn: {
      "/": `cars${has.vans ? " and vans" : ""} in ${studio.serviceArea}`,
      [pricesArticle]: has.collection
        ? "quotes from photos, collection and drop-off"
        : "quotes from photos",
      [areasArticle]: `We serve ${studio.serviceArea} from one workshop`,
    },
    evidenceNeeded:
      "Jobs done for customers across the area, and insurance that covers customers’ vehicles in transit.",
  },
  {
    id: "fleets",
    claim: "Nationwide coordination for fleets",
    shownOn: { [commercialArticle]: "Nationwide coordination is the second." },
    evidenceNeeded:
      "Fleet jobs with vehicles from several depots, and the arrangements for those that cannot come to the workshop.",
  },
  {
    id: "workmanship-promises",
    claim: "One batch per car, knifeless tape where a line crosses paint, specks redone",
    shownOn: {
      "/": "We wrap each car from one batch",
      "/faq/do-you-do-de-chrome-wrapping": "we trim with knifeless tape",
    },
    evidenceNeeded:
      "Job sheets that name the batch of each car’s film, the tape on invoices, and who checks a finished car at arm’s length.",
  },
  {
    id: "data-stored",
    claim: `Quote requests are stored in ${dataStoredIn}`,
    shownOn: { "/privacy": `Quote requests are stored in ${dataStoredIn}.` },
    evidenceNeeded:
      "The host’s and, on a static host, the form service’s contract that names the country; dataStoredIn in business.json says it on the page.",
  },
  {
    id: "host-log",
    claim: `The host deletes its log within ${print(retention.hostLog)}`,
    shownOn: { "/privacy": `deletes it within ${print(retention.hostLog)}.` },
    evidenceNeeded:
      "The period in the host’s contract, or the rotation set up for the web server’s own log.",
  },
];

/** Whether the studio makes an optional claim. */
const made: Readonly<Record<string, boolean>> = {
  installers: has.certifiedInstallers,
  "wrap-warranty": has.wrapWarranty,
  turnaround: has.quickTurnaround,
  "full-colour-change": has.fullWraps,
  "single-van": has.vans,
  "typical-full-wrap": has.fullWraps,
  "hero-film-life": has.longLivedFilm,
  testimonials: has.reviews,
  portfolio: has.projects,
  bookings: bookingSource !== "off",
  fleets: has.nationwideFleets,
};

/** Names of all claims, made or not: evidence may outlast a claim that was dropped. */
export const claimIds: readonly string[] = ["endorsement", ...allClaims.map(({ id }) => id)];

/** The claims that this studio's site makes. */
export const claims: readonly Claim[] = allClaims
  .filter(({ id }) => made[id] ?? true)
  .map(({ shownOn, ...claim }) => ({
    ...claim,
    shownOn: Object.fromEntries(Object.entries(shownOn).filter(([path]) => isPagePath(path))),
  }));
