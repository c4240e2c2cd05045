// The films that the car in the hero is pictured in: studio/pictures/hero-CODE.ts. A film without a picture is left
// out of the deck; the first has to have one.

import type { Film } from "#facts/finishes.ts";
import type { PictureSource } from "#facts/picture-source.ts";
import { films } from "#studio/films.ts";

export type PicturedFilm = Film & { picture: PictureSource };

const pictures = import.meta.glob<Record<string, PictureSource>>("#studio/pictures/hero-*.ts", {
  eager: true,
});

const pictureOf = new Map(
  Object.entries(pictures).map(([file, picture]) => [
    file.replace(/.*\/hero-|\.ts$/g, ""),
    Object.values(picture)[0],
  ]),
);

export const heroFilms: readonly PicturedFilm[] = films.flatMap((film) => {
  const picture = pictureOf.get(film.code);
  return picture ? { ...film, picture } : [];
});

/** On the car when the page opens. */
export const firstFilm = heroFilms[0] as PicturedFilm;
