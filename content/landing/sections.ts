// The landing page's sections in the order they are shown. `menu` names a section in the phone menu.

export const sections = [
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

/** Also the id of the section's heading, so that a link can lead to it. */
export type SectionId = (typeof sections)[number]["id"];
