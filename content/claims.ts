// Every marketing claim the pages make (spec §1, §9), where it shows, and what an operator must hold
// before making it: advertising rules ask for the evidence to exist first.

import { articlePath, type PagePath, paths } from "#contract/paths.ts";
import { mirrorPair, roofWrap, typicalFullWrap } from "#facts/prices.ts";
import { print, printAsAdjective, printList } from "#facts/print.ts";
import { endorsement, filmMakers, studio } from "#facts/studio.ts";
import { fullColourChange, quickestTurnaround, singleVanWrap } from "#facts/times.ts";
import {
  heroFilmLife,
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapLifespan,
  wrapWarranty,
} from "#facts/warranty.ts";

export type Claim = {
  claim: string;
  shownOn: readonly PagePath[];
  evidenceNeeded: string;
};

const lifespanArticle = articlePath("how-long-will-my-car-wrap-last-uk");
const endorsementArticle = articlePath("why-use-3m-endorsed-installer");
const pricesArticle = articlePath("car-wrap-prices-uk");
const commercialArticle = articlePath("can-you-wrap-commercial-vehicles-fleets-vans");
const areasArticle = articlePath("service-areas-west-midlands");

const endorsementClaims: readonly Claim[] = endorsement
  ? [
      {
        claim: endorsement.badge,
        shownOn: [paths.landing, endorsementArticle],
        evidenceNeeded: `A current certificate or letter from ${endorsement.by} that names this business, and its consent to the use of its name and badge. The badge also stands in the quote dialog, which opens on every page.`,
      },
    ]
  : [];

export const claims: readonly Claim[] = [
  ...endorsementClaims,
  {
    claim: `Premium films from ${printList(filmMakers)}`,
    shownOn: [paths.landing, endorsementArticle, commercialArticle],
    evidenceNeeded:
      "Supplier invoices for the films of each maker, and each maker's rules on the use of its trade mark.",
  },
  {
    claim: "Certified installers",
    shownOn: [paths.landing, endorsementArticle],
    evidenceNeeded:
      "A certificate for each person who fits film: name, issuing body, date, and when it runs out.",
  },
  {
    claim: `${printAsAdjective(wrapWarranty)} wrap warranty`,
    shownOn: [paths.landing, lifespanArticle, endorsementArticle, paths.terms],
    evidenceNeeded:
      "The written warranty a customer receives: what it covers, who gives it, where it holds, how to claim, and that legal rights stay whole.",
  },
  {
    claim: `Turnaround from as little as ${print(quickestTurnaround)}`,
    shownOn: [paths.landing],
    evidenceNeeded:
      "Turnaround records of recent jobs which show that a fair share of customers had their vehicle back in that time.",
  },
  {
    claim: `Full colour changes take ${print(fullColourChange)}`,
    shownOn: [paths.landing, areasArticle],
    evidenceNeeded: "Turnaround records of full colour changes, arrival to handover.",
  },
  {
    claim: `A single van takes ${print(singleVanWrap)} after artwork approval`,
    shownOn: [commercialArticle, articlePath("vehicle-wrap-design")],
    evidenceNeeded: "Turnaround records of van wraps, from the signed proof to the handover.",
  },
  {
    claim: `Typical full wraps of ${print(typicalFullWrap)}`,
    shownOn: [paths.landing, pricesArticle],
    evidenceNeeded:
      "Price records: invoices of full wraps from the past year, VAT included, most of them within the range.",
  },
  {
    claim: `Guide prices by size, and for parts such as a roof at ${print(roofWrap)} or mirrors at ${print(mirrorPair)} a pair`,
    shownOn: [
      pricesArticle,
      articlePath("car-roof-wrap-cost-uk"),
      articlePath("tesla-model-3-wrap-cost-uk"),
      articlePath("van-wrap-pricing-uk"),
      articlePath("wrap-panel-repair-or-replace"),
      articlePath("vehicle-wrap-design"),
      commercialArticle,
    ],
    evidenceNeeded:
      "Price records for each line, the date they were last compared with real invoices, and that the VAT status stated in facts/studio.ts is true.",
  },
  {
    claim: "Transparent pricing",
    shownOn: [paths.landing],
    evidenceNeeded:
      "Sample quotes with every charge itemised, and price records which show that firm quotes held.",
  },
  {
    claim: `Film lasting over ${print(heroFilmLife)}`,
    shownOn: [paths.landing, lifespanArticle],
    evidenceNeeded:
      "The film maker's data sheet for a film that is really offered, with the conditions under which it lasts that long (upright panels, climate, storage) shown close to the claim.",
  },
  {
    claim: `A wrap lasts ${print(wrapLifespan)} in UK weather`,
    shownOn: [lifespanArticle, paths.terms],
    evidenceNeeded:
      "Film makers' durability sheets for northern Europe, and the studio's own records of wraps that came back.",
  },
  {
    claim: `Film makers' warranties of ${print(makerWarrantyVertical)} on upright and ${print(makerWarrantyHorizontal)} on flat panels`,
    shownOn: [lifespanArticle, endorsementArticle, paths.terms],
    evidenceNeeded: `Warranty terms of ${printList(filmMakers)} for every film on offer, and whether they require a trained or endorsed installer.`,
  },
  {
    claim: `Installers in general give ${print(workmanshipWarranty)} on workmanship`,
    shownOn: [lifespanArticle, endorsementArticle, paths.terms],
    evidenceNeeded: "A dated comparison of published terms from several other installers.",
  },
  {
    claim: "Three testimonials, each with five stars, and the one in the quote dialog",
    shownOn: [paths.landing],
    evidenceNeeded:
      "For each: the customer's own words, proof of the job, written permission to publish name, town and vehicle, and a picture of that vehicle. Invented reviews are banned.",
  },
  {
    claim: "Three portfolio projects",
    shownOn: [paths.landing],
    evidenceNeeded:
      "Portfolio photos of the studio's own finished work with the owner's permission and the number plate hidden, in place of the illustrations.",
  },
  {
    claim: "A named customer has just booked a wrap (booking notice)",
    shownOn: [paths.landing],
    evidenceNeeded:
      "None can exist, since the bookings are drawn at random. A real business sets showBookingNotices to false in facts/studio.ts.",
  },
  {
    claim: "We respond quickly during business hours",
    shownOn: [paths.landing, paths.thankYou],
    evidenceNeeded:
      "Reply times of recent quote requests, and the opening hours in facts/studio.ts. The sentence also stands in the quote dialog, which opens on every page.",
  },
  {
    claim: `Serving ${studio.serviceArea}, with collection and drop-off on request`,
    shownOn: [paths.landing, pricesArticle, areasArticle],
    evidenceNeeded:
      "Jobs done for customers across the area, and insurance that covers customers' vehicles in transit.",
  },
  {
    claim: "Nationwide coordination for fleets",
    shownOn: [commercialArticle],
    evidenceNeeded:
      "Fleet jobs with vehicles from several depots, and the arrangements for those that cannot come to the workshop.",
  },
];
