// The films that the car in the hero is pictured in, as the picture hero-CODE. A film without a picture is left out of
// the swatches; the first has to have one.

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

/** On the car when the page opens. */
export const firstFilm = heroFilms[0] as PicturedFilm;

/** As in `<img sizes>`. Smaller than it is shown on phones: the whole first view has to arrive in an instant there. */
export const carSizes = [
  "(width < 48rem) 54vw",
  "(width < 62rem) 118vw",
  "min(100vw, 116rem)",
].join();

/** What a picture of the car shows, for those who do not see it. */
export function pictured(film: Film): string {
  return words.filmAlt(finishNames[film.finish].toLowerCase(), film.name);
}
