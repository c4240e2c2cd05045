import type { Ref } from "react";
import { Swatch } from "#app/ui/swatch.tsx";
import { hero as words } from "#content/landing/00-hero.ts";
import { finishNames } from "#facts/films.ts";
import css from "./hero-deck.module.css";
import { firstFilm, heroFilms } from "./hero-films.ts";

/** The swatch deck: one radio button for each film there is a picture of. */
export function HeroDeck(props: {
  ref: Ref<HTMLFieldSetElement>;
  onChoose: (code: string) => void;
}) {
  return (
    <fieldset className={css.deck} ref={props.ref}>
      <legend className="visually-hidden">{words.deck}</legend>
      <div className={css.rack}>
        {heroFilms.map((film) => (
          <label key={film.code} className={`chip option ${css.chip}`}>
            <input
              className="scripted"
              type="radio"
              name="hero-film"
              value={film.code}
              defaultChecked={film.code === firstFilm.code}
              onChange={() => props.onChoose(film.code)}
            />
            <Swatch colours={film.colours} sheen={film.finish} />
            <span className={css.name}>
              {film.name} <small>{finishNames[film.finish].split(" ", 1)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
