// The visualiser's choice, kept in its form, in the page's address and in what is shown.

import { useState } from "react";
import { replaceQuery, setValue, valuesIn } from "#app/ui/form-address.ts";
import { useFormChoice } from "#app/ui/use-form-choice.ts";
import { type Choice, fields, firstChoice, ownColour, parseChoice, withChoice } from "./choice.ts";
import { catchUp, createFollow } from "./follow.ts";

export function useChoice() {
  const [follow] = useState(createFollow);
  return useFormChoice({
    first: firstChoice,
    read: (form) => parseChoice(valuesIn(form)),
    arrive(form, search) {
      const isAsked = fields.some((field) => search.has(field));
      fillIn(form, isAsked ? parseChoice(search) : catchUp(valuesIn(form), follow));
    },
    follow: (form, name) => fillIn(form, follow(valuesIn(form), name)),
    write: withChoice,
  });
}

/** The page's address with the choice in it, to be sent to somebody. */
export function keepInAddress(choice: Choice): string {
  const search = withChoice(location.search, choice);
  replaceQuery(search);
  return new URL(`${location.pathname}${search}#visualiser`, location.href).href;
}

function fillIn(form: HTMLFormElement, choice: Choice) {
  setValue(form, "vehicle", choice.vehicle);
  setValue(form, "coverage", choice.coverage);
  setValue(form, "film", choice.film?.code ?? ownColour);
  setValue(form, "finish", choice.finish);
  setValue(form, "light", choice.light);
  if (!choice.film) setValue(form, "colour", choice.colour);
}
