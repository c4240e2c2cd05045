// The business: name, address, legal details, film makers. Pages leave out anything that is `null`.

import { printHours } from "#facts/opening-hours.ts";
import { readStudioFile } from "../read-file.ts";

const business = readStudioFile("business");

export const studio = {
  name: business.name,
  shortName: business.shortName,
  legal: {
    name: business.legalName,
    company: business.company ?? null,
    vat: business.vat ?? null,
  },
  address: business.address,
  phone: {
    display: business.phone,
    link: `tel:+44${business.phone.replaceAll(/\D/g, "").replace(/^0/, "")}`,
  },
  email: business.email,
  openingHours: business.openingHours,
  serviceArea: business.serviceArea,
  vanMaker: business.vanMaker ?? null,
};

/** Opening hours in words, with one line for each group of days in business.json. */
export const hours = printHours(business.openingHours);

/** The firm that runs the website, if not the workshop. Both are then independent data controllers. */
export const operator = business.operator
  ? { ...business.operator, company: business.operator.company ?? null }
  : null;

/** Country where quote requests are stored, as the privacy policy names it. */
export const dataStoredIn = business.dataStoredIn;

/** Makers of the films that the studio fits; at least one. */
export const filmMakers = business.filmMakers.map(({ name }) => name);

/** Product ranges in stock: "ORAFOL ORACAL 970RA"; "ORAFOL films" if the studio names no range. */
export const filmLines = business.filmMakers.flatMap(({ name, lines }) =>
  (lines.length > 0 ? lines : ["films"]).map((line) => `${name} ${line}`),
);

/** The film maker that has endorsed the studio, and the text of its badge. */
export const endorsement = business.endorsement ?? null;

/** Whether projects, testimonials, bookings and pictures are invented; pages then say so. */
export const demonstration = business.demonstration;

export const bookingSource = readStudioFile("bookings").source;
