// Form that keeps its answers in the DOM and the address. The DOM keeps answers given before React starts.

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { replaceQuery } from "#app/page-context.tsx";
import type { answersTo } from "./questions.ts";

/** Milliseconds from the last change until a choice is announced and written into the address. */
const SETTLED_MS = 600;

/** Derives all answers from the form's values. @param changed name of the control just used; absent on load */
export type Follow<Answers> = (values: URLSearchParams, changed?: string) => Answers;

type ConfiguratorProps<Answers extends Record<string, string>> = {
  id?: string;
  className: string;
  labelledBy: string;
  answers: ReturnType<typeof answersTo<Answers>>;
  /** Called once per form; the returned function may keep state. */
  createFollow: () => Follow<Answers>;
  /** Text announced to screen readers. */
  spoken: (choice: Answers) => string;
  /** @param chosen false until the visitor or the address has set a choice */
  children: (choice: Answers, chosen: boolean) => ReactNode;
};

/** Callers wrap this form in an error boundary, because the page is complete without the form. */
export function Configurator<Answers extends Record<string, string>>(
  props: ConfiguratorProps<Answers>,
) {
  const { first, fromQuery, intoQuery } = props.answers;
  const form = useRef<HTMLFormElement>(null);
  const [follow] = useState(props.createFollow);
  const [choice, setChoice] = useState(first);
  const [touched, setTouched] = useState(false);
  const [settled, setSettled] = useState<Answers>();

  function show(next: Answers) {
    for (const [name, answer] of Object.entries(next)) setAnswer(form.current, name, answer);
    setChoice(next);
  }

  const onOpen = useEffectEvent(() => {
    if (form.current) show(fromQuery(location.search) ?? follow(valuesIn(form.current)));
  });
  useEffect(() => onOpen(), []);

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
      {/* Not role="status": screen readers announce that role even while the text is empty. */}
      <p className="visually-hidden" aria-live="polite" aria-atomic>
        {settled ? props.spoken(settled) : null}
      </p>
    </form>
  );
}

function valuesIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
}

function setAnswer(form: HTMLFormElement | null, name: string, answer: string) {
  const control = form?.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
  if (control instanceof RadioNodeList && answer === "") {
    // Setting RadioNodeList.value to "" leaves the previous radio checked.
    for (const radio of control) (radio as HTMLInputElement).checked = false;
  }
  // Ignore a trailing space: the visitor may be about to type the next word.
  if (control && control.value.trim() !== answer) control.value = answer;
}
