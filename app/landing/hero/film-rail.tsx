// The landing page's swatches: under the car at the top, and again at the end.

import { useEffect, useRef } from "react";
import pickerCss from "#app/configurator/film-picker.module.css";
import { FilmPicker } from "#app/configurator/film-picker.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { visualiserPath } from "#content/landing/benefits.ts";
import { hero as words } from "#content/landing/hero.ts";
import { finishNames } from "#facts/finishes.ts";
import { heroFilms } from "./films.ts";
import type { ChosenFilm } from "./use-chosen-film.ts";

export function FilmRail({ name, film }: { name: string; film: ChosenFilm }) {
  const picker = useRef<HTMLFieldSetElement>(null);
  const { code } = film.films.asked;
  useEffect(() => {
    const chip = picker.current?.querySelector(`[value="${code}"]`)?.closest("label");
    if (chip) showInRail(chip);
  }, [code]);
  return (
    <FilmPicker
      ref={picker}
      name={name}
      chosen={code}
      onChoose={film.choose}
      legend={words.chooseFilm}
      films={heroFilms}
      note={({ finish }) => finishNames[finish].split(" ")[0]}
      look="rail"
    >
      <a className={pickerCss.chip} href={visualiserPath(code)}>
        <Swatch colours={heroFilms.slice(0, 5).map(({ colours }) => colours[0])} sheen="satin" />
        <span>
          {words.anyColour} <small>{words.tryItOn}</small>
        </span>
      </a>
    </FilmPicker>
  );
}

/** Scrolls only the rail; `scrollIntoView` would move the page too. */
function showInRail(chip: HTMLElement) {
  const rail = chip.parentElement as HTMLElement;
  const [its, whole] = [chip.getBoundingClientRect(), rail.getBoundingClientRect()];
  if (its.left >= whole.left && its.right <= whole.right) return;
  rail.scrollLeft += its.left + its.width / 2 - (whole.left + whole.width / 2);
}
