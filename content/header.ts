import { sections } from "#content/landing/sections.ts";
import { articlePath, isLeftOut, paths } from "#contract/paths.ts";

export const header = {
  nav: "Main",
  menu: "Menu",
  links: [
    { text: "Prices", to: articlePath("car-wrap-prices-uk") },
    { text: "FAQ", to: paths.faq },
  ].filter(({ to }) => !isLeftOut(to)),
  /** Links to sections of the landing page, in the phone menu only: the top bar has no space for them. */
  sections: sections.flatMap((section) =>
    "menu" in section ? [{ text: section.menu, to: `${paths.landing}#${section.id}` }] : [],
  ),
} as const;
