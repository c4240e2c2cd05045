// The film on the car, for the whole landing page: both rows of swatches pick it, and the quote dialog carries it.

import { useEffect, useRef, useState } from "react";
import { replaceQuery } from "#app/page-context.tsx";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { chosenFilm } from "#content/landing/hero.ts";
import { carSizes, firstFilm, heroFilms, type PicturedFilm } from "./films.ts";

type FilmsOnCar = {
  /** Shown before: the picture above it fades in over it. */
  beneath?: PicturedFilm;
  shown: PicturedFilm;
  /** Picked last. It becomes the one shown as soon as its picture can be painted: the car must not blink. */
  asked: PicturedFilm;
};

/** Its name in the page's address, here and in the visualiser's. */
const FILM = "film";

export function useChosenFilm() {
  const [films, setFilms] = useState<FilmsOnCar>({ shown: firstFilm, asked: firstFilm });
  const { shown, asked } = films;
  const arrived = useRef(false);

  function choose(code: string) {
    const film = heroFilms.find((one) => one.code === code);
    if (!film) return;
    setFilms((now) => {
      if (film === now.asked) return now;
      // Its picture is there already and will not report that it has loaded.
      if (film === now.beneath) return { beneath: now.shown, shown: film, asked: film };
      return { shown: now.shown, asked: film };
    });
  }

  function show(film: PicturedFilm) {
    setFilms((now) =>
      film === now.asked && film !== now.shown
        ? { beneath: now.shown, shown: film, asked: film }
        : now,
    );
  }

  /** The picture could not be fetched: the car and the swatches stay as they were. */
  function giveUp(film: PicturedFilm) {
    setFilms((now) => (film === now.asked ? { shown: now.shown, asked: now.shown } : now));
  }

  // The page's address, sent to somebody, shows the car in the film it was sent with.
  useEffect(() => {
    if (!arrived.current) return;
    const query = new URLSearchParams(location.search);
    if (asked === firstFilm) query.delete(FILM);
    else query.set(FILM, asked.code);
    replaceQuery(query.size ? `?${query}` : "");
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    arrived.current = true;
    // A swatch picked before React started counts for more than the film in the address.
    const picked = document.querySelector<HTMLInputElement>(
      `main [type=radio]:checked:not([value="${firstFilm.code}"])`,
    );
    choose(picked?.value ?? new URLSearchParams(location.search).get(FILM) ?? "");
  }, []);

  /** None while it is the film that the page opens with. */
  const chosen = shown === firstFilm ? undefined : shown;

  useEffect(
    () =>
      chosen &&
      carryChoice({ message: chosenFilm(chosen), picture: chosen.picture, sizes: carSizes }),
    [chosen],
  );

  return { films, chosen, choose, show, giveUp };
}

export type ChosenFilm = ReturnType<typeof useChosenFilm>;
