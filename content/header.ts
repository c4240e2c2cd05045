// Words of the top bar, and of the menu that phones open from it.

import { sections } from "#content/landing/sections.ts";
import { articlePath, isLeftOut, paths } from "#contract/paths.ts";

export const header = {
  nav: "Main",
  menu: "Menu",
  quote: "Get a Quote",
  links: [
    { text: "Prices", to: articlePath("car-wrap-prices-uk") },
    { text: "FAQ", to: paths.faq },
  ].filter(({ to }) => !isLeftOut(to)),
  /** Of the landing page. In the phone menu only: a wide screen has no room for them. */
  sections: sections.flatMap((section) =>
    "menu" in section ? [{ text: section.menu, to: `${paths.landing}#${section.id}` }] : [],
  ),
} as const;
