// The films that the car in the hero is pictured in. A film without a picture is left out of the deck.

import { heroPetrol } from "#app/pictures/hero-petrol.ts";
import type { PictureSource } from "#app/pictures/picture-source.ts";
import { type Film, type FilmCode, films } from "#facts/films.ts";

const pictures: Partial<Record<FilmCode, PictureSource>> = {
  "iw-214": heroPetrol,
};

export type HeroFilm = Film & { picture: PictureSource };

export const heroFilms: readonly HeroFilm[] = films.flatMap((film) => {
  const picture = pictures[film.code];
  return picture ? [{ ...film, picture }] : [];
});

/** On the car when the page opens. */
export const firstFilm = heroFilms[0] as HeroFilm;
