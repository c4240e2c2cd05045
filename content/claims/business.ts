import { portfolio } from "#content/landing/portfolio.ts";
import { testimonials } from "#content/landing/testimonials.ts";
import { print, printList } from "#facts/print.ts";
import { printCount } from "#facts/print-count.ts";
import { retention } from "#facts/privacy.ts";
import * as has from "#studio/has.ts";
import {
  bookingSource,
  dataStoredIn,
  endorsement,
  filmLines,
  filmMakers,
  studio,
} from "#studio/studio.ts";
import { articles, type Claim } from "./claim.ts";

const { badge, by } = endorsement ?? { badge: "", by: "" };

export const businessClaims: readonly Claim[] = [
  {
    id: "endorsement",
    isMade: has.endorsement,
    claim: badge,
    shownOn: {
      "/": badge,
      [articles.endorsement]: `Ours reads “${badge}”`,
    },
    evidenceNeeded: `A current certificate or letter from ${by} naming this business, and ${by}’s consent to use its name and badge. The badge also appears in the quote dialog on every page.`,
  },
  {
    id: "film-makers",
    claim: `Premium films from ${printList(filmMakers)}`,
    shownOn: {
      "/": `Premium film from ${printList(filmMakers)}.`,
      [articles.endorsement]: `We fit ${printList(filmLines)}`,
      [articles.commercial]: `We use premium films from ${printCount(filmMakers.length, "maker")}, ${printList(filmMakers)}`,
    },
    evidenceNeeded:
      "Supplier invoices for the films of each maker, and each maker’s rules on the use of its trade mark.",
  },
  {
    id: "installers",
    isMade: has.certifiedInstallers,
    claim: "Certified installers",
    shownOn: {
      "/": "Every fitter here holds their own certificate from a film maker.",
      [articles.endorsement]: "each holds a film maker’s certificate in their own name",
    },
    evidenceNeeded:
      "A certificate for each person who fits film: name, issuing body, date of issue and expiry date.",
  },
  {
    id: "testimonials",
    isMade: has.reviews,
    claim: "Testimonials with stars; one testimonial is also in the quote dialog",
    shownOn: { "/": testimonials.text },
    evidenceNeeded:
      "For each testimonial: the customer’s own words, proof of the job, written permission to publish name, town and vehicle, and a picture of that vehicle. Invented reviews are banned.",
  },
  {
    id: "portfolio",
    isMade: has.projects,
    claim: "Portfolio projects",
    shownOn: { "/": portfolio.text },
    evidenceNeeded:
      "Photos of the studio’s own finished work in place of the illustrations. Each needs the owner’s permission and its number plate hidden.",
  },
  {
    id: "bookings",
    isMade: bookingSource !== "off",
    claim: "A named customer has just booked a wrap (booking notice)",
    shownOn: { "/": "just booked a wrap" },
    evidenceNeeded:
      'Each customer’s consent, with "recorded" as the source in bookings.json. Invented bookings cannot be proved: set the source to "off".',
  },
  {
    id: "quick-reply",
    claim: "We respond quickly during business hours",
    shownOn: {
      "/": `${studio.name} responds quickly during business hours.`,
      "/thank-you": "get back to you shortly during business hours",
    },
    evidenceNeeded:
      "Reply times of recent quote requests, and your opening hours. The sentence also appears in the quote dialog on every page.",
  },
  {
    id: "service-area",
    claim: `Serving ${studio.serviceArea}${has.collection ? ", with collection and drop-off on request" : ""}`,
    shownOn: {
      "/": `cars${has.vans ? " and vans" : ""} in ${studio.serviceArea}`,
      [articles.prices]: has.collection
        ? "quotes from photos, collection and drop-off"
        : "quotes from photos",
      [articles.areas]: `We serve ${studio.serviceArea} from one workshop`,
    },
    evidenceNeeded:
      "Jobs done for customers across the area, and insurance that covers customers’ vehicles in transit.",
  },
  {
    id: "fleets",
    isMade: has.nationwideFleets,
    claim: "Nationwide coordination for fleets",
    shownOn: { [articles.commercial]: "Nationwide coordination comes second." },
    evidenceNeeded:
      "Fleet jobs with vehicles from several depots, and the arrangements for vehicles that cannot come to the workshop.",
  },
  {
    id: "workmanship-promises",
    claim: "One batch per car, knifeless tape where a line crosses paint, specks redone",
    shownOn: {
      "/": "We wrap each car from one batch",
      [articles.dechrome]: "we trim with knifeless tape",
    },
    evidenceNeeded:
      "Job sheets that name the batch of each car’s film and who checked the car at arm’s length, and invoices for the tape.",
  },
  {
    id: "data-stored",
    claim: `Quote requests are stored in ${dataStoredIn}`,
    shownOn: { "/privacy": `Quote requests are stored in ${dataStoredIn}.` },
    evidenceNeeded:
      "The contracts that name the country: with the host and, on a static host, with the form service. The page prints “Data stored in” from “Who you are”.",
  },
  {
    id: "host-log",
    claim: `The host deletes its log within ${print(retention.hostLog)}`,
    shownOn: { "/privacy": `deletes it within ${print(retention.hostLog)}.` },
    evidenceNeeded:
      "The period in the host’s contract, or the rotation set up for the web server’s own log.",
  },
];
