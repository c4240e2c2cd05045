import type { ReactNode, Ref } from "react";
import { Swatch } from "#app/ui/swatch.tsx";
import type { Film } from "#facts/finishes.ts";
import css from "./film-picker.module.css";

/** Swatches with one radio button per film: a `rail` scrolls sideways, a `rack` shows all swatches at once. */
export function FilmPicker(props: {
  legend: string;
  name: string;
  films: readonly Film[];
  /** Code of the checked film: `chosen` is controlled, `first` sets only the initial film. */
  chosen?: string;
  first?: string;
  /** Small print on a film's swatch. */
  note: (film: Film) => string | undefined;
  look: "rail" | "rack";
  onChoose?: (code: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
  children?: ReactNode;
}) {
  return (
    <fieldset className={`screen ${css[props.look]}`} ref={props.ref}>
      <legend className="label">{props.legend}</legend>
      <div>
        {props.films.map((film) => (
          <label key={film.code} className={`option ${css.chip}`}>
            <input
              className="scripted"
              type="radio"
              name={props.name}
              value={film.code}
              aria-label={`${film.name} ${props.note(film)}`}
              {...(props.chosen
                ? { checked: film.code === props.chosen }
                : { defaultChecked: film.code === props.first })}
              onChange={() => props.onChoose?.(film.code)}
            />
            <Swatch colours={film.colours} sheen={film.finish} />
            {/* Hidden because some screen readers read the small print twice. */}
            <span aria-hidden="true">
              {film.name} <small>{props.note(film)}</small>
            </span>
          </label>
        ))}
        {props.children}
      </div>
    </fieldset>
  );
}
