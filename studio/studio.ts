// The business this site belongs to, from top to bottom: replace each value.
// Everything in it is fictional until then (phone from Ofcom's drama range, domain under .example).

import type { BookingSource, Business, Endorsement, FilmLine, Operator } from "#facts/business.ts";

export const studio: Business = {
  /** As on the sign over the door. */
  name: "Irwell Wrap Studio",
  /** The one word of it that stands large at the foot of each page and under the icon on a phone. */
  shortName: "Irwell",
  legal: {
    /** The business that customers contract with and that trades under the name above: a company, or your own name. */
    name: "Irwell Wrap Studio Ltd",
    /** Sole traders and partnerships write: company: null */
    company: {
      number: "00000000",
      registeredIn: "England and Wales",
      registeredOffice: "Unit 4, Film Yard, Manchester M00 0ZZ",
    },
    /** Not registered for VAT: vat: null. Prices then say neither "including VAT" nor "plus VAT". */
    vat: { number: "GB 000 0000 00", pricesInclude: true },
  },
  /** Of the workshop. */
  address: {
    street: "Unit 4, Film Yard",
    town: "Manchester",
    county: "Greater Manchester",
    postcode: "M00 0ZZ",
    country: "GB",
  },
  /** As it is read, and as it is dialled from abroad. */
  phone: { display: "0161 496 0142", link: "tel:+441614960142" },
  /** Where customers write to. */
  email: "hello@irwellwrap.example",
  /** One line for each group of days; 24-hour clock, London time. */
  openingHours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:30",
      closes: "17:30",
    },
  ],
  /** Goes on from "cars and vans in …"; the towns are in studio/areas.ts. */
  serviceArea: "Manchester and the wider West Midlands",
  /** The German van maker whose vans the studio wraps, and the models asked for most. */
  vanMaker: { name: "Mercedes-Benz", models: ["Sprinter", "Vito"] },
};

/** The company that runs the website where the workshop does not: then each answers for its own data. Else: null */
export const operator: Operator | null = {
  name: "Irwell Digital Ltd",
  company: {
    number: "00000000",
    registeredIn: "England and Wales",
    registeredOffice: "Unit 4, Film Yard, Manchester M00 0ZZ",
  },
  email: "privacy@irwellwrap.example",
};

/** The country that quote requests are stored in, as the privacy policy says it. */
export const dataStoredIn = "the United Kingdom";

/** Whose film is fitted: one maker or more. */
export const filmMakers: readonly [string, ...string[]] = ["3M", "Avery Dennison", "HEXIS"];

/** The makers' ranges that are stocked, as their own data sheets name them. */
export const filmLines: readonly FilmLine[] = [
  { maker: "3M", line: "Wrap Film Series 2080" },
  { maker: "Avery Dennison", line: "Supreme Wrapping Film" },
  { maker: "HEXIS", line: "Skintac HX" },
];

/** The film maker that has endorsed the studio, in the words of its badge. None: null takes the badge off every page. */
export const endorsement: Endorsement | null = {
  by: "3M",
  badge: "Officially endorsed by 3M",
};

/** Whether projects, testimonials, bookings and pictures are invented, which the pages then say. Set to false when none is. */
export const demonstration: boolean = true;

/** What the booking notice tells of: "invented", "recorded" (those in studio/bookings.ts) or "off". */
export const bookingSource: BookingSource = "invented";
