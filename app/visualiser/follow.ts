// How the visualiser's controls hang together: a colour is one's own, a film has a finish, trim is mostly black.

import {
  type Choice,
  firstChoice,
  firstOwnColour,
  ownColour,
  parseChoice,
  trimBlack,
} from "./choice.ts";

/** @returns the choice, once the control called `name` has changed to what `values` hold. */
export type Follow = (values: URLSearchParams, name: string) => Choice;

/** Remembers what was on before the trim turned black. */
export function createFollow(): Follow {
  let before: Choice | undefined;
  return (values, name) => {
    if (name === "colour") values.set("film", ownColour);
    if (name === "film" && values.get("film") !== ownColour) values.delete("finish");
    const next = parseChoice(values);
    if (next.coverage === "chrome") {
      if (name !== "coverage") return next;
      before = next;
      return { ...next, film: undefined, colour: trimBlack, finish: "satin" };
    }
    const { film, colour, finish } = before ?? next;
    const isBack = before !== undefined && next.colour === trimBlack;
    before = undefined;
    return isBack ? { ...next, film, colour, finish } : next;
  };
}

/** What was chosen before React arrived: a finish or a film left alone gives way to what the choice leads to. */
export function catchUp(values: URLSearchParams, follow: Follow): Choice {
  const isFirstFilm = values.get("film") === firstChoice.film?.code;
  if (isFirstFilm && values.get("colour") !== firstOwnColour) values.set("film", ownColour);
  if (values.get("finish") === firstChoice.finish) values.delete("finish");
  return follow(values, "coverage");
}
