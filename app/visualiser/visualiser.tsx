// Wrap visualiser, in the article on colours and finishes. Form and address hold the choice.

import { Configurator } from "#app/configurator/configurator.tsx";
import pickerCss from "#app/configurator/film-picker.module.css";
import { FilmPicker } from "#app/configurator/film-picker.tsx";
import { RadioRow } from "#app/configurator/radio-row.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { withoutScripts, visualiser as words } from "#content/visualiser.ts";
import { finishNames, printCode } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import {
  choices,
  coverages,
  createFollow,
  filmOf,
  hasSwatch,
  isOfferedOn,
  ownColour,
} from "./choice.ts";
import { Result } from "./result.tsx";
import { Stage } from "./stage.tsx";
import css from "./visualiser.module.css";
import { colourName, finishName, spoken } from "./words.ts";

const names = {
  vehicle: words.vehicles,
  light: words.lights,
  finish: finishNames,
  coverage: Object.fromEntries(coverages.map((one) => [one, words.coverages[one]])),
} as const;

export function Visualiser() {
  return (
    <RemountBoundary>
      <Configurator
        id="visualiser"
        className={`night small ${css.visualiser}`}
        labelledBy="visualiser-heading"
        answers={choices}
        createFollow={createFollow}
        spoken={spoken}
      >
        {(choice, chosen) => (
          <>
            <h2 id="visualiser-heading" className="display">
              {words.heading}
            </h2>
            <div className={css.picture}>
              <Stage choice={choice} />
              <p className={css.name}>
                <b className="title">{colourName(choice)}</b> {finishName(choice)}
              </p>
            </div>
            <div className={`row ${css.caption}`}>
              <noscript>{import.meta.env.SSR ? <p>{withoutScripts}</p> : null}</noscript>
              <Row name="vehicle" />
              <Row name="light" />
            </div>
            <div className={`stack ${css.controls}`}>
              <Row name="finish" />
              <FilmPicker
                legend={words.film}
                name="film"
                films={films}
                first={choices.first.film}
                note={({ code }) => printCode(code)}
                look="rack"
              >
                <OwnColour />
              </FilmPicker>
              <Row
                name="coverage"
                disabled={(coverage) => !isOfferedOn(choice.vehicle)(coverage)}
              />
              <div className={css.covers}>
                <p>{words.covers[choice.coverage]}</p>
                {choice.vehicle === "van" ? <p>{words.noTrim}</p> : null}
                {hasSwatch(choice) ? null : (
                  <p>{filmOf(choice) ? words.otherFinish : words.ownColourHelp}</p>
                )}
              </div>
            </div>
            <Result choice={choice} chosen={chosen} />
          </>
        )}
      </Configurator>
    </RemountBoundary>
  );
}

function Row(props: { name: keyof typeof names; disabled?: (option: string) => boolean }) {
  const { name } = props;
  return (
    <RadioRow
      {...props}
      look="tabs"
      legend={words[name]}
      names={names[name]}
      first={choices.first[name]}
    />
  );
}

/** Chip for a custom colour. Its upper part opens the colour picker; its lower part selects the last picked colour. */
function OwnColour() {
  return (
    <div className={pickerCss.chip}>
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
