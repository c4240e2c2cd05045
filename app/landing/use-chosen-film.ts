// The film on the car, for the whole landing page: what a visitor picks at its top is carried to its end.

import { useEffect, useState } from "react";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { chosenFilm } from "#content/landing/hero.ts";
import { carSizes, firstFilm, type PicturedFilm } from "./hero-films.ts";

export function useChosenFilm() {
  const [film, setFilm] = useState<PicturedFilm>(firstFilm);
  /** None while it is the film that the page opens with. */
  const chosen = film.code === firstFilm.code ? undefined : film;

  useEffect(
    () =>
      chosen &&
      carryChoice({ message: chosenFilm(chosen), picture: chosen.picture, sizes: carSizes }),
    [chosen],
  );

  return { film, chosen, setFilm };
}
