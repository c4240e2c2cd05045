import type { PictureSource } from "#facts/picture-source.ts";

export { heroGrey as heroPaint } from "./pictures/hero-grey.ts";
export { heroFilm as heroFirstFilm } from "./pictures/hero-wf-01.ts";

export const heroFilms: Readonly<Record<string, () => Promise<PictureSource>>> = {
  "wf-03": () => import("./pictures/plain.ts").then(({ plain }) => plain),
};
