// Keeps the visualiser's form, the page's address and what is shown in step. The form itself holds the choice:
// it can be used before React has arrived, and a browser that restores it after a reload is believed.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { replaceQuery, setValue, valuesIn } from "#app/ui/form-address.ts";
import {
  type Choice,
  fields,
  firstChoice,
  ownColour,
  parseChoice,
  trimBlack,
  valuesOf,
  withChoice,
} from "./choice.ts";

/** Picking is over: time to put the choice into the address and to say it aloud. */
const SETTLED_MS = 600;

export function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(firstChoice);
  /** The choice a visitor has made and left alone for a moment. */
  const [settled, setSettled] = useState<Choice>();
  const touched = useRef(false);
  /** What was on before the trim turned black. */
  const before = useRef<Choice>(undefined);

  useEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(location.search);
    if (fields.some((field) => asked.has(field))) fillIn(form.current, parseChoice(asked));
    setChoice(readForm(form.current));
  }, []);

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      setSettled(choice);
      keepInAddress(choice);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    touched.current = true;
    const form = event.currentTarget;
    // One choice leads to another: a colour is one's own, a film has a finish, trim is mostly black.
    const { name } = event.target as HTMLInputElement;
    if (name === "colour") setValue(form, "film", ownColour);
    const next = readForm(form);
    if (name === "film" && next.film) setValue(form, "finish", next.film.finish);
    if (name === "coverage" && next.coverage === "chrome") {
      before.current = next;
      fillIn(form, { ...next, film: undefined, colour: trimBlack, finish: "satin" });
    } else if (next.coverage !== "chrome") {
      const { film, colour, finish } = before.current ?? next;
      if (before.current && next.colour === trimBlack)
        Object.assign(next, { film, colour, finish });
      before.current = undefined;
      if (name === "coverage" || name === "vehicle") fillIn(form, next);
    }
    setChoice(readForm(form));
  }

  const chosen = touched.current || Object.keys(valuesOf(choice)).length > 0;
  return { form, choice, chosen, settled, onInput };
}

/** The page's address with the choice in it, to be sent to somebody. */
export function keepInAddress(choice: Choice): string {
  const search = withChoice(location.search, choice);
  replaceQuery(search);
  return new URL(`${location.pathname}${search}#visualiser`, location.href).href;
}

function readForm(form: HTMLFormElement): Choice {
  return parseChoice(valuesIn(form));
}

function fillIn(form: HTMLFormElement, choice: Choice) {
  setValue(form, "vehicle", choice.vehicle);
  setValue(form, "coverage", choice.coverage);
  setValue(form, "film", choice.film?.code ?? ownColour);
  setValue(form, "finish", choice.finish);
  setValue(form, "light", choice.light);
  if (!choice.film) setValue(form, "colour", choice.colour);
}
