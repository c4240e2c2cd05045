// The swatch deck: every film of the studio, and a chip for a colour of the visitor's own.

import { useEffect, useRef } from "react";
import { Swatch } from "#app/ui/swatch.tsx";
import { visualiser as words } from "#content/visualiser.ts";
import { films, printCode } from "#facts/films.ts";
import { type Choice, firstChoice, firstOwnColour, ownColour } from "./choice.ts";
import css from "./visualiser.module.css";

export function FilmDeck({ choice }: { choice: Choice }) {
  return (
    <fieldset>
      <legend className="label">{words.film}</legend>
      <div className={css.rack}>
        {films.map((film) => (
          <label key={film.code} className={`chip option ${css.chip}`}>
            <input
              type="radio"
              name="film"
              value={film.code}
              defaultChecked={film === firstChoice.film}
            />
            <Swatch colours={film.colours} sheen={film.finish} />
            <span>
              {film.name} <small>{printCode(film.code)}</small>
            </span>
          </label>
        ))}
        <OwnColour colour={choice.film ? undefined : choice.colour} />
      </div>
    </fieldset>
  );
}

/** The upper part opens the browser's colour picker, the lower takes the colour picked last. */
function OwnColour({ colour }: { colour: string | undefined }) {
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (colour && picker.current) picker.current.value = colour;
  }, [colour]);
  return (
    <div className={`chip ${css.chip}`}>
      <input
        ref={picker}
        type="color"
        name="colour"
        defaultValue={firstOwnColour}
        aria-label={words.pickColour}
      />
      <label className="option">
        <input type="radio" name="film" value={ownColour} />
        {words.ownColour} <small>{words.anyColour}</small>
      </label>
    </div>
  );
}
