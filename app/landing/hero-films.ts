// The films that the car in the hero is pictured in. A film without a picture is left out of the deck.
// Pictures are told of when their film is first asked for, but for the one the page opens with.

import type { Film } from "#facts/finishes.ts";
import type { PictureSource } from "#facts/picture-source.ts";
import { films } from "#studio/films.ts";
import { heroFirstFilm, heroFilms as pictures } from "#studio/hero.ts";

export type PicturedFilm = Film & { picture: PictureSource };

/** On the car when the page opens. */
export const firstFilm: PicturedFilm = { ...films[0], picture: heroFirstFilm };

export const heroFilms: readonly Film[] = films.filter(
  (film) => film === films[0] || film.code in pictures,
);

/** `undefined` where there is no picture of it. */
export async function findPicturedFilm(code: string): Promise<PicturedFilm | undefined> {
  if (code === firstFilm.code) return firstFilm;
  const film = heroFilms.find((one) => one.code === code);
  const picture = film && (await pictures[code]?.());
  return film && picture && { ...film, picture };
}
