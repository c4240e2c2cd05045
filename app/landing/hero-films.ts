// The films that the car in the hero is pictured in. A film without a picture is left out of the deck.

import { heroPetrol } from "#app/pictures/hero-petrol.ts";
import type { PictureSource } from "#app/pictures/picture-source.ts";
import { type Film, type FilmCode, films } from "#facts/films.ts";

/** Their pictures stand in hero-pictures.ts, which is fetched when another film is asked for. */
export const heroFilmCodes = [
  "iw-214",
  "iw-232",
  "iw-118",
  "iw-305",
  "iw-402",
  "iw-101",
  "iw-410",
  "iw-001",
  "iw-120",
  "iw-140",
] as const satisfies FilmCode[];

export const heroFilms: readonly Film[] = films.filter((film) =>
  (heroFilmCodes as readonly FilmCode[]).includes(film.code),
);

export type PicturedFilm = Film & { picture: PictureSource };

/** On the car when the page opens. */
export const firstFilm: PicturedFilm = { ...films[0], picture: heroPetrol };
