// Sections of the landing page, in order. `menu` is a section's title in the phone menu.

import * as has from "#studio/has.ts";

const all = [
  { id: "why-choose-us" },
  { id: "common-issues" },
  { id: "our-process" },
  { id: "services", menu: "Services" },
  { id: "benefits" },
  { id: "three-steps", menu: "How it works" },
  { id: "portfolio", menu: "Portfolio" },
  { id: "testimonials", menu: "Testimonials" },
  { id: "warranty", menu: "Warranty" },
  { id: "questions" },
] as const;

const empty: readonly string[] = [
  ...(has.projects ? [] : ["portfolio"]),
  ...(has.reviews ? [] : ["testimonials"]),
  ...(has.wrapWarranty ? [] : ["warranty"]),
];

export const sections = all.filter(({ id }) => !empty.includes(id));

/** Also the id of the section's heading, so that links can lead to it. */
export type SectionId = (typeof all)[number]["id"];
