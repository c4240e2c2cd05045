// Film on the car, set by both rows of swatches and carried into the quote dialog.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { replaceQuery } from "#app/page-context.tsx";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { chosenFilm } from "#content/landing/hero.ts";
import { carSizes, firstFilm, heroFilms, type PicturedFilm } from "./films.ts";

type FilmsOnCar = {
  /** The previous film, beneath the film that fades in. */
  beneath?: PicturedFilm;
  shown: PicturedFilm;
  /** The film picked last. Until its picture can be painted, `shown` stays on the car, so that nothing flickers. */
  asked: PicturedFilm;
};

/** Query parameter, here and in the visualiser. */
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
      // This film is already loaded, so no load event will follow.
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

  /** Keeps the shown film if the picture of the requested film fails to load. */
  function giveUp(film: PicturedFilm) {
    setFilms((now) => (film === now.asked ? { shown: now.shown, asked: now.shown } : now));
  }

  // A shared link shows the car in the sender's film.
  const chooseFirst = useEffectEvent(choose);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!arrived.current) {
      arrived.current = true;
      // A swatch picked before React started takes precedence over the film in the address.
      const picked = document.querySelector<HTMLInputElement>(
        `main [type=radio]:checked:not([value="${firstFilm.code}"])`,
      );
      return chooseFirst(picked?.value ?? query.get(FILM) ?? "");
    }
    if (asked === firstFilm) query.delete(FILM);
    else query.set(FILM, asked.code);
    replaceQuery(query.size ? `?${query}` : "");
  }, [asked]);

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
