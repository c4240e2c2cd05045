// The wrap visualiser: a dark room in the article on colours and finishes. Its choice lives in the form and the address.

import { useRef } from "react";
import { visualiser as words } from "#content/visualiser.ts";
import { finishNames, printCode } from "#facts/films.ts";
import { type Choice, coverages, firstChoice, isOffered, isOnDeck } from "./choice.ts";
import { Choices } from "./choices.tsx";
import { FilmDeck } from "./film-deck.tsx";
import { Result } from "./result.tsx";
import { Stage } from "./stage.tsx";
import { useChoice } from "./use-choice.ts";
import css from "./visualiser.module.css";
import { colourName, spoken } from "./words.ts";

export function Visualiser() {
  const { form, choice, chosen, settled, onInput } = useChoice();
  const box = useRef<HTMLDivElement>(null);
  return (
    <form
      id="visualiser"
      className={`night slab screen small ${css.visualiser}`}
      aria-labelledby="visualiser-heading"
      ref={form}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="visualiser-heading" className="display">
        {words.heading}
      </h2>
      <div className={css.picture}>
        <Stage choice={choice} box={box} />
      </div>
      <div className={`row ${css.caption}`}>
        <Caption choice={choice} />
        <Choices
          legend={words.vehicle}
          name="vehicle"
          names={words.vehicles}
          first={firstChoice.vehicle}
          look="boxed"
        />
        <Choices
          legend={words.light}
          name="light"
          names={words.lights}
          first={firstChoice.light}
          look="boxed"
        />
      </div>
      <div className={`stack ${css.controls}`}>
        <Choices
          legend={words.finish}
          name="finish"
          names={finishNames}
          first={firstChoice.finish}
          look="lined"
        />
        <FilmDeck choice={choice} />
        <Choices
          legend={words.coverage}
          name="coverage"
          names={words.coverages}
          first={firstChoice.coverage}
          look="lined"
          disabled={coverages.filter((coverage) => !isOffered(choice.vehicle, coverage))}
        />
        <div className={css.covers}>
          <p>{words.covers[choice.coverage]}</p>
          {isOffered(choice.vehicle, "chrome") ? null : <p>{words.noTrim}</p>}
          {isOnDeck(choice) ? null : <p>{choice.film ? words.offDeck : words.ownDeck}</p>}
        </div>
      </div>
      <Result choice={choice} chosen={chosen} box={box} />
      <p className="visually-hidden" role="status">
        {settled ? spoken(settled) : null}
      </p>
    </form>
  );
}

function Caption({ choice }: { choice: Choice }) {
  const { film, finish } = choice;
  const code = film && isOnDeck(choice) ? `, ${printCode(film.code)}` : "";
  return (
    <div>
      <p className="title">{colourName(choice)}</p>
      <p>{`${finishNames[finish]}${code}`}</p>
      <p className={css.still}>{words.still}</p>
    </div>
  );
}
