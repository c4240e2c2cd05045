// The guide price estimator: a job card to fill in, and a stub with what it comes to.
// Without scripting it is not shown (see the style): the price tables around it say the same.

import { useEffect, useState } from "react";
import { spokenPrice, estimator as words } from "#content/estimator.ts";
import { sizeBandNames, sizeBands } from "#facts/size-bands.ts";
import { carModels, vanModels, vehicleName } from "#facts/vehicles.ts";
import { type Choice, coverages } from "./choice.ts";
import css from "./estimator.module.css";
import { Extras } from "./extras.tsx";
import { printEstimate, Result } from "./result.tsx";
import { Segments } from "./segments.tsx";
import { useChoice } from "./use-choice.ts";

export function Estimator() {
  const { form, choice, chosen, settled, onInput } = useChoice();
  return (
    <form
      ref={form}
      className={`slab screen scripted ${css.estimator}`}
      aria-labelledby="estimator"
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`paper slab stack ${css.card}`}>
        <h3 id="estimator" className="heading">
          {words.heading}
        </h3>
        <VehicleField unknown={choice.vehicle !== "" && !choice.known} />
        <Segments
          legend={words.size}
          name="size"
          options={sizeBands}
          names={sizeBandNames}
          first="medium"
        />
        <Segments
          legend={words.coverage}
          name="coverage"
          options={coverages}
          names={words.coverages}
          first="full"
        />
        <Extras />
      </div>
      <Result choice={choice} chosen={chosen} />
      <p className="visually-hidden" role="status">
        {settled ? spoken(settled) : null}
      </p>
    </form>
  );
}

function VehicleField({ unknown }: { unknown: boolean }) {
  // Two hundred suggestions are of no use before someone can type: they stay out of the HTML.
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => setSuggestions([...carModels, ...vanModels].map(vehicleName)), []);
  return (
    <div className="field">
      <label className="label" htmlFor="estimate-vehicle">
        {words.vehicle}
      </label>
      <input
        id="estimate-vehicle"
        name="vehicle"
        list="estimate-vehicles"
        placeholder={words.vehicleExample}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-describedby={unknown ? "estimate-unknown" : undefined}
      />
      <datalist id="estimate-vehicles">
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {unknown ? (
        <p id="estimate-unknown" className="small">
          {words.unknown}
        </p>
      ) : null}
    </div>
  );
}

function spoken(choice: Choice): string {
  const { band } = choice;
  if (!band) return `${words.van.heading}. ${words.van.text}`;
  const { total, subject } = printEstimate({ ...choice, band });
  return spokenPrice(total, subject);
}
