// Who the business is. `null` means that it has no such thing, and pages leave it out.

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
    /** As dialled from abroad. */
    link: `tel:+44${business.phone.replaceAll(/\D/g, "").replace(/^0/, "")}`,
  },
  email: business.email,
  openingHours: business.openingHours,
  serviceArea: business.serviceArea,
  vanMaker: business.vanMaker ?? null,
};

/** The firm that runs the website, where it is not the workshop: then each answers for its own data. */
export const operator = business.operator
  ? { ...business.operator, company: business.operator.company ?? null }
  : null;

/** The country that quote requests are stored in, as the privacy policy says it. */
export const dataStoredIn = business.dataStoredIn;

/** Whose film is fitted: one maker or more. */
export const filmMakers = business.filmMakers.map(({ name }) => name);

/** The makers' ranges that are stocked. */
export const filmLines = business.filmMakers.flatMap(({ name, lines }) =>
  lines.map((line) => ({ maker: name, line })),
);

/** The film maker that has endorsed the studio, and the words of its badge. */
export const endorsement = business.endorsement ?? null;

/** Whether projects, testimonials, bookings and pictures are invented, which the pages then say. */
export const demonstration = business.demonstration;

/** What the booking notice tells of. */
export const bookingSource = readStudioFile("bookings").source;
