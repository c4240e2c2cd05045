// Films on the landing page: all films with a picture hero-CODE of the car. The first film must have a picture.

import { hero as words } from "#content/landing/hero.ts";
import { type Film, finishNames } from "#facts/finishes.ts";
import type { PictureSource } from "#facts/picture-source.ts";
import { films } from "#studio/films.ts";
import pictures from "#studio/hero-pictures";

export type PicturedFilm = Film & { picture: PictureSource };

export const heroFilms: readonly PicturedFilm[] = films.flatMap((film) => {
  const picture = pictures[film.code];
  return picture ? { ...film, picture } : [];
});

export const firstFilm = heroFilms[0] as PicturedFilm;

/** For `<img sizes>`; understated on phones, so that the first view loads smaller files. */
export const carSizes = "(width < 48rem) 54vw, (width < 62rem) 118vw, min(100vw, 116rem)";

export function carAlt(film: Film): string {
  return words.filmAlt(finishNames[film.finish].toLowerCase(), film.name);
}
