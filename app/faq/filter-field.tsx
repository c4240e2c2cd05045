// What narrows the index down, and what stands there when nothing is left.

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { faq as words } from "#content/faq.ts";
import { studio } from "#studio/studio.ts";
import css from "./faq.module.css";

/** The value of a search field, also when it was typed before hydration. */
export function useTyped(): {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onInput: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const onInput = () => setTyped(field.current?.value.trim() ?? "");
  useEffect(onInput, []);
  return { field, typed, onInput };
}

/** Not shown where scripting is off (see the style): it would do nothing there. */
export function FilterField({ status, ...input }: ComponentProps<"input"> & { status: string }) {
  return (
    <search className="field screen scripted">
      <label className="label" htmlFor="faq-filter">
        {words.filter.label}
      </label>
      <input
        {...input}
        id="faq-filter"
        type="search"
        placeholder={words.filter.example}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <p className="small quiet" role="status">
        {/* Something stands there always, so that nothing moves when words come. */}
        {status || "\u00a0"}
      </p>
    </search>
  );
}

export function NothingFound({ typed }: { typed: string }) {
  return (
    <div className={`stack start chapter ${css.nothing}`}>
      <p className="title heading">{words.filter.nothing(typed)}</p>
      <p>
        {words.filter.ask} <a href={studio.phone.link}>{studio.phone.display}</a>.
      </p>
      <QuoteButton kind="signal">{words.filter.quote}</QuoteButton>
    </div>
  );
}
