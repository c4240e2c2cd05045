// How the estimator's controls hang together.

import { setValue, valuesIn } from "#app/ui/form-address.ts";
import { useFormChoice } from "#app/ui/use-form-choice.ts";
import {
  type Choice,
  fields,
  firstChoice,
  parseAddress,
  parseChoice,
  valuesOf,
  withChoice,
} from "./choice.ts";

export function useChoice() {
  return useFormChoice({ first: firstChoice, read, arrive, follow, write: withChoice });
}

function read(form: HTMLFormElement): Choice {
  return parseChoice(valuesIn(form));
}

function arrive(form: HTMLFormElement, search: URLSearchParams) {
  if (!fields.some((field) => search.has(field))) return;
  const choice = parseAddress(search);
  if (choice.band) setValue(form, "size", choice.band);
  const { size: _, ...values } = valuesOf(choice);
  for (const [field, value] of Object.entries(values)) setValue(form, field, value);
}

/** The last word counts: a listed vehicle moves the size, and another size lets go of the vehicle. */
function follow(form: HTMLFormElement, name: string) {
  const { known, band } = read(form);
  if (name === "size" && known && valuesIn(form).get("size") !== known.band) {
    setValue(form, "vehicle", "");
  } else if (band) {
    setValue(form, "size", band);
  }
}
