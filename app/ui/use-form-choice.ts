// Keeps a form, the page's address and what is shown in step. The form itself holds the choice: it can be used
// before React has arrived, and a browser that restores it after a reload is believed.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { replaceQuery } from "./form-address.ts";

/** Choosing is over: time to put the choice into the address and to say it aloud. */
const SETTLED_MS = 600;

type Rules<Choice> = {
  /** What the HTML shows. */
  first: Choice;
  read(form: HTMLFormElement): Choice;
  /** Puts into the form what the address says, and what follows from what was done before React arrived. */
  arrive(form: HTMLFormElement, search: URLSearchParams): void;
  /** Puts into the form what follows from a change of the control called `name`. */
  follow(form: HTMLFormElement, name: string): void;
  /** The query string with the choice in it; what it says besides stays. */
  write(search: string, choice: Choice): string;
};

export function useFormChoice<Choice>({ first, read, arrive, follow, write }: Rules<Choice>) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(first);
  /** The choice a visitor has made and left alone for a moment. */
  const [settled, setSettled] = useState<Choice>();
  const [touched, setTouched] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!form.current) return;
    arrive(form.current, new URLSearchParams(location.search));
    setChoice(read(form.current));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules never change
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      setSettled(choice);
      replaceQuery(write(location.search, choice));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [touched, choice]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    setTouched(true);
    follow(event.currentTarget, (event.target as HTMLInputElement).name);
    setChoice(read(event.currentTarget));
  }

  /** Chosen by the visitor or by the address, not what the page opens with. */
  const chosen = touched || write("", choice) !== "";
  return { form, choice, chosen, settled, onInput };
}
