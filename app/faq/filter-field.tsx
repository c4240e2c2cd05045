import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { withDeadline } from "#app/deadline.ts";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { faq as words } from "#content/faq.ts";
import { studio } from "#studio/studio.ts";
import css from "./faq.module.css";
import type { Search } from "./search.ts";

const LOAD_MS = 10_000;

/** The text typed, even before hydration, and the articles found: `undefined` while the list is not filtered. */
export function useFilter() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const isLoading = useRef(false);

  /** Loads the index on first use, as most visitors never filter. The next keystroke retries after a failure. */
  async function load() {
    if (search || isLoading.current) return;
    isLoading.current = true;
    try {
      const arriving = import("./search.ts").then(({ loadSearch }) => loadSearch());
      const loaded = await withDeadline(arriving, LOAD_MS);
      setSearch(() => loaded);
    } catch {
      setFailed(true);
    }
    isLoading.current = false;
  }

  function onInput() {
    const value = field.current?.value.trim() ?? "";
    setTyped(value);
    if (value) void load();
  }

  const onOpen = useEffectEvent(onInput);
  useEffect(() => onOpen(), []);
  const found = typed ? search?.(typed) : undefined;
  return { input: { ref: field, onInput, onFocus: load }, typed, found, failed: failed && !search };
}

/** The class `scripted` hides the field without JavaScript. */
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
        {/* Never empty, so that a message causes no layout shift. */}
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
      <QuoteButton kind="signal" />
    </div>
  );
}
