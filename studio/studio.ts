// The business this site belongs to. A real studio replaces this file from top to bottom;
// everything in it is fictional until then (phone from Ofcom's drama range, domain under .example).

export const studio = {
  name: "Irwell Wrap Studio",
  shortName: "Irwell",
  /** The business that customers contract with and that trades under the name above. */
  legal: {
    name: "Irwell Wrap Studio Ltd",
    companyNumber: "00000000",
    registeredIn: "England and Wales",
    registeredOffice: "Unit 4, Film Yard, Manchester M00 0ZZ",
    vat: { number: "GB 000 0000 00", pricesInclude: true },
  },
  address: {
    street: "Unit 4, Film Yard",
    town: "Manchester",
    county: "Greater Manchester",
    postcode: "M00 0ZZ",
    country: "GB",
  },
  phone: { display: "0161 496 0142", link: "tel:+441614960142" },
  email: "hello@irwellwrap.example",
  byAppointment: true,
  /** 24-hour clock, Europe/London. */
  openingHours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:30",
      closes: "17:30",
    },
  ],
  serviceArea: "Manchester and the wider West Midlands",
  /** The German van maker whose vans the studio wraps, and the models asked for most. */
  vanMaker: { name: "Mercedes-Benz", models: ["Sprinter", "Vito"] },
} as const;

/** The company that runs the site: the data controller. The workshop is an independent one. */
export const operator = {
  name: "Irwell Digital Ltd",
  companyNumber: "00000000",
  registeredIn: "England and Wales",
  registeredOffice: "Unit 4, Film Yard, Manchester M00 0ZZ",
  email: "privacy@irwellwrap.example",
  /** The country that quote requests are stored in, as the privacy policy says it. */
  dataStoredIn: "the United Kingdom",
} as const;

export const filmMakers = ["3M", "Avery Dennison", "HEXIS"] as const;

/** The makers' ranges that are stocked, as their own data sheets name them. */
export const filmLines = [
  { maker: "3M", line: "Wrap Film Series 2080" },
  { maker: "Avery Dennison", line: "Supreme Wrapping Film" },
  { maker: "HEXIS", line: "Skintac HX" },
] as const satisfies readonly { maker: (typeof filmMakers)[number]; line: string }[];

/** Set to `null` to take the badge off every page. */
export const endorsement: { by: string; badge: string } | null = {
  by: "3M",
  badge: "Officially endorsed by 3M",
};

/** Whether the landing page shows invented bookings. A real studio sets this to `false`: see docs/content.md. */
export const showBookingNotices = true;

/** Whether pictures, projects and testimonials are invented, which the footer then says. A real studio replaces them, then sets this to `false`. */
export const demonstration = true;
