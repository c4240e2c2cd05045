// Names of the pictures that the pages need.

import type { StudioFiles } from "../../studios/schema/files.ts";

const ALWAYS = [
  "car-default",
  "car-hatch",
  "film-curl",
  ...["carbon", "chrome", "flip", "gloss", "matte", "satin"].map((finish) => `finish-${finish}`),
  "hero-grey",
  ...["cut-lacquer", "lifted-edge", "trapped-dust", "two-shades"].map((fault) => `risk-${fault}`),
  ...["beads", "flank", "fleet", "roof"].map((service) => `service-${service}`),
  "workshop",
];

export function shownPictures({ films, portfolio, reviews }: StudioFiles): string[] {
  return [
    ...ALWAYS,
    `hero-${films.films[0]?.code}`,
    ...portfolio.projects.map(({ id }) => `portfolio-${id}`),
    ...reviews.reviews.map(({ id }) => (id === "hatch" ? "car-hatch" : `testimonial-${id}`)),
  ];
}
