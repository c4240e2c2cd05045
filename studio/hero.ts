// Which picture shows the car on the landing page in which film of the deck, by the film's code.
// A film without a picture stays in the visualiser and is left out of the landing page's deck.

import type { PictureSource } from "#facts/picture-source.ts";

/** The car in its own paint. */
export { heroGrey as heroPaint } from "./pictures/hero-grey.ts";

/** In the first film of the deck: the page opens with it. */
export { heroIw214 as heroFirstFilm } from "./pictures/hero-iw-214.ts";

/** In the other films: fetched when a visitor asks for one. */
export const heroFilms: Readonly<Record<string, () => Promise<PictureSource>>> = {
  "iw-232": () => import("./pictures/hero-iw-232.ts").then(({ heroIw232 }) => heroIw232),
  "iw-118": () => import("./pictures/hero-iw-118.ts").then(({ heroIw118 }) => heroIw118),
  "iw-305": () => import("./pictures/hero-iw-305.ts").then(({ heroIw305 }) => heroIw305),
  "iw-402": () => import("./pictures/hero-iw-402.ts").then(({ heroIw402 }) => heroIw402),
  "iw-101": () => import("./pictures/hero-iw-101.ts").then(({ heroIw101 }) => heroIw101),
  "iw-120": () => import("./pictures/hero-iw-120.ts").then(({ heroIw120 }) => heroIw120),
  "iw-140": () => import("./pictures/hero-iw-140.ts").then(({ heroIw140 }) => heroIw140),
  "iw-410": () => import("./pictures/hero-iw-410.ts").then(({ heroIw410 }) => heroIw410),
  "iw-001": () => import("./pictures/hero-iw-001.ts").then(({ heroIw001 }) => heroIw001),
};
