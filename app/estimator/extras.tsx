import type { ReactNode } from "react";
import { estimator as words } from "#content/estimator.ts";
import { panelCounts } from "#facts/estimate.ts";
import { chromeDelete, mirrorPair, panel, roofWrap } from "#facts/prices.ts";
import { print } from "#facts/print.ts";
import { extraFilms, type Field } from "./choice.ts";
import css from "./estimator.module.css";

/** What can be added to the coverage, each with its own guide price. */
export function Extras() {
  return (
    <fieldset>
      <legend className="label">{words.extras}</legend>
      <Extra field="roof" name={words.roof} price={print(roofWrap)}>
        <FilmOptions />
      </Extra>
      <Extra field="mirrors" name={words.mirrors} price={print(mirrorPair)}>
        <FilmOptions />
      </Extra>
      <Extra field="chrome" name={words.chrome} price={print(chromeDelete)}>
        <option value="yes">{words.yes}</option>
      </Extra>
      <Extra field="panels" name={words.panels} price={print(panel)}>
        {panelCounts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Extra>
    </fieldset>
  );
}

function Extra(props: { field: Field; name: string; price: string; children: ReactNode }) {
  const id = `estimate-${props.field}`;
  return (
    <p className={`field ${css.extra}`}>
      <label htmlFor={id}>
        {props.name} <small className="small quiet">{props.price}</small>
      </label>
      <select id={id} name={props.field} defaultValue="">
        <option value="">{words.none}</option>
        {props.children}
      </select>
    </p>
  );
}

function FilmOptions() {
  return extraFilms.map((film) => (
    <option key={film} value={film}>
      {words.films[film]}
    </option>
  ));
}
