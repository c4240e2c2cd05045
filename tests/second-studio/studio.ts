// A second studio, invented like the first: a sole trader in Norwich, without a company, VAT or an endorsement.
// The suite builds the site for it too, so that nothing outside studio/ knows which business it is for.

import type { BookingSource, Business, Endorsement, FilmLine, Operator } from "#facts/business.ts";

export const studio: Business = {
  name: "Wensum Film Works",
  shortName: "Wensum",
  legal: { name: "Rosalind Thurlow", company: null, vat: null },
  address: {
    street: "2 Dyers Loke",
    town: "Norwich",
    county: "Norfolk",
    postcode: "NR00 0ZZ",
    country: "GB",
  },
  phone: { display: "01632 960 184", link: "tel:+441632960184" },
  email: "rosalind@wensumfilm.example",
  openingHours: [
    { days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { days: ["Saturday"], opens: "10:00", closes: "13:30" },
  ],
  serviceArea: "Norwich and the Broads",
  vanMaker: { name: "Mercedes-Benz", models: ["Citan"] },
};

export const operator: Operator | null = null;

export const dataStoredIn = "Ireland";

export const filmMakers: readonly [string, ...string[]] = ["ORAFOL"];

export const filmLines: readonly FilmLine[] = [{ maker: "ORAFOL", line: "ORACAL 970RA" }];

export const endorsement: Endorsement | null = null;

export const demonstration: boolean = true;

export const bookingSource: BookingSource = "off";
