// Guide price estimator. Hidden without scripting (class `scripted`): the tables around it give the same prices.

import { useEffect, useState } from "react";
import { Configurator } from "#app/configurator/configurator.tsx";
import { RadioRow } from "#app/configurator/radio-row.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { estimator as words } from "#content/estimator.ts";
import { panelCounts } from "#contract/estimate.ts";
import { print } from "#facts/print.ts";
import { sizeBandNames } from "#facts/size-bands.ts";
import { carModels, quotedModels, vehicleName } from "#facts/vehicles.ts";
import * as has from "#studio/has.ts";
import { chromeDelete, coverages, mirrorPair, panel, roofWrap } from "#studio/prices.ts";
import { choices, follow, LONGEST_VEHICLE } from "./choice.ts";
import css from "./estimator.module.css";
import { isUnknown, Result, spoken } from "./result.tsx";

const counts = Object.fromEntries(panelCounts.map((count) => [count, count]));

const extras = (
  [
    { field: "roof", price: roofWrap, options: words.films, offered: has.partialWraps },
    { field: "mirrors", price: mirrorPair, options: words.films, offered: has.partialWraps },
    { field: "chrome", price: chromeDelete, options: words.yes, offered: has.chromeDelete },
    { field: "panels", price: panel, options: counts, offered: has.partialWraps },
  ] as const
).filter(({ offered }) => offered);

const offeredCoverages = Object.fromEntries(coverages.map((one) => [one, words.coverages[one]]));

export function Estimator() {
  return (
    <RemountBoundary>
      <Configurator
        className={`scripted ${css.estimator}`}
        labelledBy="estimator"
        answers={choices}
        createFollow={() => follow}
        spoken={spoken}
      >
        {(choice, chosen) => (
          <>
            <div className={`paper slab stack ${css.card}`}>
              <h3 id="estimator" className="heading">
                {words.heading}
              </h3>
              <VehicleField unknown={isUnknown(choice)} />
              <RadioRow
                legend={words.size}
                name="size"
                names={sizeBandNames}
                first="medium"
                look="buttons"
              />
              <RadioRow
                legend={words.coverage}
                name="coverage"
                names={offeredCoverages}
                first={coverages[0]}
                look="buttons"
              />
              <fieldset hidden={extras.length === 0}>
                <legend className="label">{words.extras}</legend>
                {extras.map(({ field, price, options }) => (
                  <p key={field} className={`field ${css.extra}`}>
                    <label htmlFor={`estimate-${field}`}>
                      {words[field]} <small className="small quiet">{print(price)}</small>
                    </label>
                    <select id={`estimate-${field}`} name={field} defaultValue="">
                      <option value="">{words.none}</option>
                      {Object.entries(options).map(([value, name]) => (
                        <option key={value} value={value}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </p>
                ))}
              </fieldset>
            </div>
            <Result choice={choice} chosen={chosen} />
          </>
        )}
      </Configurator>
    </RemountBoundary>
  );
}

function VehicleField({ unknown }: { unknown: boolean }) {
  // Not in the HTML, where over two hundred suggestions would add bytes.
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => setSuggestions([...carModels, ...quotedModels].map(vehicleName)), []);
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
        maxLength={LONGEST_VEHICLE}
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
