// Words of the top bar, and of the menu that phones open from it.

import { articlePath, paths } from "#contract/paths.ts";

export const header = {
  nav: "Main",
  menu: "Menu",
  quote: "Get a Quote",
  links: [
    { text: "Prices", to: articlePath("car-wrap-prices-uk") },
    { text: "FAQ", to: paths.faq },
  ],
  /** Of the landing page. In the menu alone: a wide screen has no room for them, and needs them less. */
  sections: [
    { text: "Services", to: `${paths.landing}#services` },
    { text: "How it works", to: `${paths.landing}#three-steps` },
    { text: "Portfolio", to: `${paths.landing}#portfolio` },
    { text: "Testimonials", to: `${paths.landing}#testimonials` },
    { text: "Warranty", to: `${paths.landing}#warranty` },
  ],
} as const;
