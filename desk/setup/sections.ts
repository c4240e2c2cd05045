// Sections of the set-up, and initial values of the files that they fill in.

import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";

export type FileName = keyof StudioFiles;

export type Section = {
  id: string;
  title: string;
  file: FileName;
  /** Top-level keys of the file that the section shows; all keys if absent. */
  fields?: readonly string[];
  lead: string;
};

const identity = ["name", "shortName", "legalName", "company", "vat", "address", "phone", "email"];
const trade = ["serviceArea", "vanMaker", "filmMakers", "dataStoredIn", "operator"];
const about = [...identity, ...trade];

/** Keys of business.json that are not in the section on services and claims. */
const elsewhere = ["$schema", "demonstration", "openingHours", ...about];
const claims = Object.keys(studioFiles.business.shape).filter((key) => !elsewhere.includes(key));

export const sections: readonly Section[] = [
  {
    id: "business",
    title: "Who you are",
    file: "business",
    fields: about,
    lead: "Shown to customers and search engines, and required by law. Leave out what you don’t have.",
  },
  {
    id: "hours",
    title: "Opening hours",
    file: "business",
    fields: ["openingHours"],
    lead: "One line for all days with the same hours, and a second line if you close for lunch. Days without a line are closed.",
  },
  {
    id: "claims",
    title: "Services and claims",
    file: "business",
    fields: claims,
    lead: "If you leave something out, no page mentions it: its sentences and articles go too.",
  },
  {
    id: "prices",
    title: "Prices",
    file: "prices",
    lead: "Whole pounds. The figures shown are the demonstration’s: change each to yours.",
  },
  {
    id: "times",
    title: "Times",
    file: "times",
    lead: "How long your work takes. The figures shown are the demonstration’s.",
  },
  {
    id: "warranty",
    title: "Warranty",
    file: "warranty",
    lead: "Promise only what you’ll keep. The figures shown are the demonstration’s.",
  },
  {
    id: "films",
    title: "Films",
    file: "films",
    fields: ["films"],
    lead: "One to twelve of the films you stock. The landing page opens with the first, and shows the others once they have photos.",
  },
  {
    id: "areas",
    title: "Areas",
    file: "areas",
    lead: "Where your customers come from, for the article about your area.",
  },
  {
    id: "portfolio",
    title: "Projects",
    file: "portfolio",
    lead: "Up to three projects, with the owners’ permission. If there are none, the landing page leaves this section out.",
  },
  {
    id: "reviews",
    title: "Reviews",
    file: "reviews",
    lead: "Up to three reviews, in the words of real customers: invented reviews are banned in the UK.",
  },
  {
    id: "bookings",
    title: "Bookings",
    file: "bookings",
    lead: "A small notice of real bookings, if you want one.",
  },
  {
    id: "evidence",
    title: "Evidence",
    file: "evidence",
    lead: "Tick each claim that you can prove, and say where the proof is filed. This can wait until you go live.",
  },
  {
    id: "articles",
    title: "Articles",
    file: "articles",
    fields: ["leftOut"],
    lead: "The articles speak in your name, so read each one. Tick any that your site should leave out.",
  },
  {
    id: "look",
    title: "Colours",
    file: "look",
    lead: "The colours of buttons and of film in drawings.",
  },
];

export function findSection(id: string): Section | undefined {
  return sections.find((section) => section.id === id);
}

/** Ticked at first, since a studio must offer at least one of them. */
const usual = ["fullWraps", "partialWraps"];
const promises = Object.keys(studioFiles.business.shape.promises.shape);

/** Values that forms show until the first save: the demonstration's would suit no other business. */
export const beginnings: { [Name in FileName]?: object } = {
  business: {
    demonstration: false,
    address: { country: "GB" },
    openingHours: [],
    filmMakers: [],
    promises: Object.fromEntries(promises.map((name) => [name, usual.includes(name)])),
    dataStoredIn: "the United Kingdom",
  },
  areas: { parts: [] },
  films: { films: [], groupFilms: {} },
};

/** Content of a new studio's files in place of the demonstration's invented reviews, projects and bookings. */
export const emptied: Partial<StudioFiles> = {
  portfolio: { projects: [] },
  reviews: { reviews: [] },
  bookings: {
    source: "off",
    recorded: [],
    invented: { maleNames: [], femaleNames: [], areas: [], cars: [] },
  },
};
