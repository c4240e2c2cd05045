// A form whose answers are kept in the page's address and in what is shown. The form itself holds them: it can be used
// before React has arrived, and a browser that restores it after a reload is believed.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { replaceQuery } from "#app/page-context.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import type { answersTo } from "./questions.ts";

/** Choosing is over: time to put the choice into the address and to say it aloud. */
const SETTLED_MS = 600;

/**
 * What follows for the other questions.
 * @param changed name of the control just used; none on arrival, with whatever was done before React came
 */
export type Follow<Answers> = (values: URLSearchParams, changed?: string) => Answers;

type ConfiguratorProps<Answers extends Record<string, string>> = {
  id?: string;
  className: string;
  labelledBy: string;
  answers: ReturnType<typeof answersTo<Answers>>;
  /** Called once: what it returns may remember. */
  createFollow: () => Follow<Answers>;
  /** The choice as a screen reader says it. */
  spoken: (choice: Answers) => string;
  /** @param chosen by the visitor or by the address: not what the page opens with */
  children: (choice: Answers, chosen: boolean) => ReactNode;
};

/** In an error boundary: the page around it says the same without it. */
export function Configurator<Answers extends Record<string, string>>(
  props: ConfiguratorProps<Answers>,
) {
  return (
    <RemountBoundary>
      <ConfiguratorForm {...props} />
    </RemountBoundary>
  );
}

function ConfiguratorForm<Answers extends Record<string, string>>(
  props: ConfiguratorProps<Answers>,
) {
  const { first, fromQuery, intoQuery } = props.answers;
  const form = useRef<HTMLFormElement>(null);
  const [follow] = useState(props.createFollow);
  const [choice, setChoice] = useState(first);
  const [touched, setTouched] = useState(false);
  /** The choice a visitor has made and left alone for a moment. */
  const [settled, setSettled] = useState<Answers>();

  function show(next: Answers) {
    for (const [name, answer] of Object.entries(next)) setAnswer(form.current, name, answer);
    setChoice(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (form.current) show(fromQuery(location.search) ?? follow(valuesIn(form.current)));
  }, []);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      setSettled(choice);
      replaceQuery(intoQuery(location.search, choice));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [touched, choice, intoQuery]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    setTouched(true);
    show(follow(valuesIn(event.currentTarget), (event.target as HTMLInputElement).name));
  }

  return (
    <form
      ref={form}
      id={props.id}
      className={`slab screen ${props.className}`}
      aria-labelledby={props.labelledBy}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      {props.children(choice, touched || intoQuery("", choice) !== "")}
      {/* Not a status: that is read out as one while it is still empty. */}
      <p className="visually-hidden" aria-live="polite" aria-atomic>
        {settled ? props.spoken(settled) : null}
      </p>
    </form>
  );
}

/** The form's values, as a query string has them. */
function valuesIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
}

function setAnswer(form: HTMLFormElement | null, name: string, answer: string) {
  const control = form?.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
  if (control instanceof RadioNodeList && answer === "") {
    // Setting its value would leave the one chosen before.
    for (const radio of control) (radio as HTMLInputElement).checked = false;
  }
  // A space at the end may be one between two words that are being typed.
  if (control && control.value.trim() !== answer) control.value = answer;
}
