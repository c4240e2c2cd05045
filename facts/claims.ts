// Every marketing claim the pages make (spec §1, §9), where it shows, and what an operator must hold
// before making it: advertising rules ask for the evidence to exist first. The launch check reads this list.

import { mirrorPair, roofWrap, typicalFullWrap } from "./prices.ts";
import { print, printAsAdjective, printList } from "./print.ts";
import { endorsement, filmMakers, studio } from "./studio.ts";
import { fullColourChange, quickestTurnaround, singleVanWrap } from "./times.ts";
import {
  heroFilmLife,
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapLifespan,
  wrapWarranty,
} from "./warranty.ts";

export type Claim = {
  claim: string;
  /** Paths of pages, as contract/paths.ts spells them (a test holds them to it). */
  shownOn: readonly string[];
  evidenceNeeded: string;
  /** Where the evidence is filed and when it was last looked at. The launch check stays open without it. */
  evidenceHeld?: string;
};

const lifespanArticle = "/faq/how-long-will-my-car-wrap-last-uk";
const endorsementArticle = "/faq/why-use-3m-endorsed-installer";
const pricesArticle = "/faq/car-wrap-prices-uk";
const commercialArticle = "/faq/can-you-wrap-commercial-vehicles-fleets-vans";
const areasArticle = "/faq/service-areas-west-midlands";

const endorsementClaims: readonly Claim[] = endorsement
  ? [
      {
        claim: endorsement.badge,
        shownOn: ["/", endorsementArticle],
        evidenceNeeded: `A current certificate or letter from ${endorsement.by} that names this business, and its consent to the use of its name and badge. The badge also stands in the quote dialog, which opens on every page.`,
      },
    ]
  : [];

export const claims: readonly Claim[] = [
  ...endorsementClaims,
  {
    claim: `Premium films from ${printList(filmMakers)}`,
    shownOn: ["/", endorsementArticle, commercialArticle],
    evidenceNeeded:
      "Supplier invoices for the films of each maker, and each maker’s rules on the use of its trade mark.",
  },
  {
    claim: "Certified installers",
    shownOn: ["/", endorsementArticle],
    evidenceNeeded:
      "A certificate for each person who fits film: name, issuing body, date, and when it runs out.",
  },
  {
    claim: `${printAsAdjective(wrapWarranty)} wrap warranty`,
    shownOn: ["/", lifespanArticle, endorsementArticle, "/terms"],
    evidenceNeeded:
      "The written warranty a customer receives: what it covers, who gives it, where it holds, how to claim, and that legal rights stay whole.",
  },
  {
    claim: `Turnaround from as little as ${print(quickestTurnaround)}`,
    shownOn: ["/"],
    evidenceNeeded:
      "Turnaround records of recent jobs which show that a fair share of customers had their vehicle back in that time.",
  },
  {
    claim: `Full colour changes take ${print(fullColourChange)}`,
    shownOn: ["/", areasArticle],
    evidenceNeeded: "Turnaround records of full colour changes, arrival to handover.",
  },
  {
    claim: `A single van takes ${print(singleVanWrap)} after artwork approval`,
    shownOn: [commercialArticle, "/faq/vehicle-wrap-design"],
    evidenceNeeded: "Turnaround records of van wraps, from the signed proof to the handover.",
  },
  {
    claim: `Typical full wraps of ${print(typicalFullWrap)}`,
    shownOn: ["/", pricesArticle],
    evidenceNeeded:
      "Price records: invoices of full wraps from the past year, VAT included, most of them within the range.",
  },
  {
    claim: `Guide prices by size, and for parts such as a roof at ${print(roofWrap)} or mirrors at ${print(mirrorPair)} a pair`,
    shownOn: [
      pricesArticle,
      "/faq/car-roof-wrap-cost-uk",
      "/faq/tesla-model-3-wrap-cost-uk",
      "/faq/van-wrap-pricing-uk",
      "/faq/wrap-panel-repair-or-replace",
      "/faq/vehicle-wrap-design",
      commercialArticle,
    ],
    evidenceNeeded:
      "Price records for each line, the date they were last compared with real invoices, and that the VAT status stated in facts/studio.ts is true.",
  },
  {
    claim: "Transparent pricing",
    shownOn: ["/"],
    evidenceNeeded:
      "Sample quotes with every charge itemised, and price records which show that firm quotes held.",
  },
  {
    claim: `Film lasting over ${print(heroFilmLife)}`,
    shownOn: ["/", lifespanArticle],
    evidenceNeeded:
      "The film maker’s data sheet for a film that is really offered, with the conditions under which it lasts that long (upright panels, climate, storage) shown close to the claim.",
  },
  {
    claim: `A wrap lasts ${print(wrapLifespan)} in UK weather`,
    shownOn: [lifespanArticle, "/terms"],
    evidenceNeeded:
      "Film makers’ durability sheets for northern Europe, and the studio’s own records of wraps that came back.",
  },
  {
    claim: `Film makers’ warranties of ${print(makerWarrantyVertical)} on upright and ${print(makerWarrantyHorizontal)} on flat panels`,
    shownOn: [lifespanArticle, endorsementArticle, "/terms"],
    evidenceNeeded: `Warranty terms of ${printList(filmMakers)} for every film on offer, and whether they require a trained or endorsed installer.`,
  },
  {
    claim: `Installers in general give ${print(workmanshipWarranty)} on workmanship`,
    shownOn: [lifespanArticle, endorsementArticle, "/terms"],
    evidenceNeeded: "A dated comparison of published terms from several other installers.",
  },
  {
    claim: "Three testimonials, each with five stars, and the one in the quote dialog",
    shownOn: ["/"],
    evidenceNeeded:
      "For each: the customer’s own words, proof of the job, written permission to publish name, town and vehicle, and a picture of that vehicle. Invented reviews are banned.",
  },
  {
    claim: "Three portfolio projects",
    shownOn: ["/"],
    evidenceNeeded:
      "Portfolio photos of the studio’s own finished work with the owner’s permission and the number plate hidden, in place of the illustrations.",
  },
  {
    claim: "A named customer has just booked a wrap (booking notice)",
    shownOn: ["/"],
    evidenceNeeded:
      "None can exist, since the bookings are drawn at random. A real business sets showBookingNotices to false in facts/studio.ts.",
  },
  {
    claim: "We respond quickly during business hours",
    shownOn: ["/", "/thank-you"],
    evidenceNeeded:
      "Reply times of recent quote requests, and the opening hours in facts/studio.ts. The sentence also stands in the quote dialog, which opens on every page.",
  },
  {
    claim: `Serving ${studio.serviceArea}, with collection and drop-off on request`,
    shownOn: ["/", pricesArticle, areasArticle],
    evidenceNeeded:
      "Jobs done for customers across the area, and insurance that covers customers’ vehicles in transit.",
  },
  {
    claim: "Nationwide coordination for fleets",
    shownOn: [commercialArticle],
    evidenceNeeded:
      "Fleet jobs with vehicles from several depots, and the arrangements for those that cannot come to the workshop.",
  },
];
