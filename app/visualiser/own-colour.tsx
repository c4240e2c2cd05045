import deck from "#app/configurator/film-deck.module.css";
import { visualiser as words } from "#content/visualiser.ts";
import { choices, ownColour } from "./choice.ts";

/** A chip of any colour: the upper part opens the browser's colour picker, the lower takes the colour picked last. */
export function OwnColour() {
  return (
    <div className={deck.chip}>
      <input
        type="color"
        name="colour"
        defaultValue={choices.first.colour}
        aria-label={words.pickColour}
      />
      <label className="option">
        <input type="radio" name="film" value={ownColour} />
        {words.ownColour} <small>{words.anyColour}</small>
      </label>
    </div>
  );
}
