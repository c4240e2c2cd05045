// Keeps the estimator's form, the page's address and what is shown in step. The form itself holds the choice:
// it can be used before React has arrived, and a browser that restores it after a reload is believed.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { replaceQuery, setValue, valuesIn } from "#app/ui/form-address.ts";
import { type Choice, fields, firstChoice, parseChoice, valuesOf, withChoice } from "./choice.ts";

/** Typing is over: time to put the choice into the address and to say the price aloud. */
const SETTLED_MS = 600;

export function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(firstChoice);
  /** The choice a visitor has made and left alone for a moment. */
  const [settled, setSettled] = useState<Choice>();
  const touched = useRef(false);

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
      replaceQuery(withChoice(location.search, choice));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    touched.current = true;
    const changed = event.target as HTMLInputElement;
    const next = readForm(event.currentTarget);
    // The last word counts: a listed vehicle moves the size, and another size lets go of the vehicle.
    if (changed.name === "size" && next.known && changed.value !== next.band) {
      setValue(event.currentTarget, "vehicle", "");
    } else if (next.band) {
      setValue(event.currentTarget, "size", next.band);
    }
    setChoice(readForm(event.currentTarget));
  }

  return { form, choice, settled, onInput };
}

function readForm(form: HTMLFormElement): Choice {
  return parseChoice(valuesIn(form));
}

function fillIn(form: HTMLFormElement, choice: Choice) {
  if (choice.band) setValue(form, "size", choice.band);
  const { size: _, ...values } = valuesOf(choice);
  for (const [field, value] of Object.entries(values)) setValue(form, field, value);
}
