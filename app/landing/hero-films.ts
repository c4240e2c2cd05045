// The films that the car in the hero is pictured in: a picture is named after its film's code, and a film without one is
// left out of the deck. Pictures are told of when their film is first asked for, but for the one the page opens with.

import { heroIw214 } from "#app/pictures/hero-iw-214.ts";
import type { PictureSource } from "#app/pictures/picture-source.ts";
import type { Film } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";

export type PicturedFilm = Film & { picture: PictureSource };

/** On the car when the page opens. */
export const firstFilm: PicturedFilm = { ...films[0], picture: heroIw214 };

const load = import.meta.glob<Record<string, PictureSource>>([
  "../pictures/hero-iw-*.ts",
  "!../pictures/hero-iw-214.ts",
]);
const loaderOf = ({ code }: Film) => load[`../pictures/hero-${code}.ts`];

export const heroFilms: readonly Film[] = films.filter(
  (film) => film === films[0] || loaderOf(film),
);

/** `undefined` where there is no picture of it. */
export async function findPicturedFilm(code: string): Promise<PicturedFilm | undefined> {
  if (code === firstFilm.code) return firstFilm;
  const film = heroFilms.find((one) => one.code === code);
  const [picture] = Object.values((film && (await loaderOf(film)?.())) ?? {});
  return film && picture && { ...film, picture };
}
