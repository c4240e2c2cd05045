// The car in every film of the deck: fetched on the first change of film, not before.

import { heroBee } from "#app/pictures/hero-bee.ts";
import { heroClaret } from "#app/pictures/hero-claret.ts";
import { heroCobalt } from "#app/pictures/hero-cobalt.ts";
import { heroCopper } from "#app/pictures/hero-copper.ts";
import { heroMirror } from "#app/pictures/hero-mirror.ts";
import { heroMoss } from "#app/pictures/hero-moss.ts";
import { heroNightshift } from "#app/pictures/hero-nightshift.ts";
import { heroPearl } from "#app/pictures/hero-pearl.ts";
import { heroPetrol } from "#app/pictures/hero-petrol.ts";
import { heroTwill } from "#app/pictures/hero-twill.ts";
import type { PictureSource } from "#app/pictures/picture-source.ts";
import { type heroFilmCodes, heroFilms, type PicturedFilm } from "./hero-films.ts";

const pictures: Record<string, PictureSource> = {
  "iw-214": heroPetrol,
  "iw-232": heroCopper,
  "iw-118": heroCobalt,
  "iw-305": heroMoss,
  "iw-402": heroNightshift,
  "iw-101": heroClaret,
  "iw-120": heroPearl,
  "iw-140": heroBee,
  "iw-410": heroTwill,
  "iw-001": heroMirror,
} satisfies Record<(typeof heroFilmCodes)[number], PictureSource>;

export function findPicturedFilm(code: string): PicturedFilm | undefined {
  const film = heroFilms.find((one) => one.code === code);
  const picture = pictures[code];
  return film && picture && { ...film, picture };
}
