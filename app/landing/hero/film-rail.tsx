// The landing page's swatches: under the car at the top, and again at the end.

import { useEffect, useRef } from "react";
import deckCss from "#app/configurator/film-deck.module.css";
import { FilmDeck } from "#app/configurator/film-deck.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { visualiserPath } from "#content/landing/benefits.ts";
import { hero as words } from "#content/landing/hero.ts";
import { finishNames } from "#facts/finishes.ts";
import { heroFilms } from "./films.ts";
import type { ChosenFilm } from "./use-chosen-film.ts";

export function FilmRail({ name, film }: { name: string; film: ChosenFilm }) {
  const deck = useRef<HTMLFieldSetElement>(null);
  const { code } = film.films.asked;
  useEffect(() => {
    const chip = deck.current?.querySelector(`[value="${code}"]`)?.closest("label");
    if (chip) showInRail(chip);
  }, [code]);
  return (
    <FilmDeck
      ref={deck}
      name={name}
      chosen={code}
      onChoose={film.choose}
      legend={words.deck}
      films={heroFilms}
      note={({ finish }) => finishNames[finish].split(" ")[0]}
      look="rail"
    >
      {/* Opens the visualiser in the film on the car. */}
      <a className={deckCss.chip} href={visualiserPath(code)}>
        <Swatch colours={heroFilms.slice(0, 5).map(({ colours }) => colours[0])} sheen="satin" />
        <span>
          {words.anyColour} <small>{words.tryItOn}</small>
        </span>
      </a>
    </FilmDeck>
  );
}

/** Scrolls only the rail; `scrollIntoView` would move the page too. */
function showInRail(chip: HTMLElement) {
  const rail = chip.parentElement as HTMLElement;
  const [its, whole] = [chip.getBoundingClientRect(), rail.getBoundingClientRect()];
  if (its.left >= whole.left && its.right <= whole.right) return;
  rail.scrollLeft += its.left + its.width / 2 - (whole.left + whole.width / 2);
}
