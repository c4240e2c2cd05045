import type { ComponentProps } from "react";
import { faq as words } from "#content/faq.ts";
import css from "./faq.module.css";

/** Not shown where scripting is off (see the style): it would do nothing there. */
export function FilterField({ status, ...input }: ComponentProps<"input"> & { status: string }) {
  return (
    <search className={`field screen scripted ${css.filter}`}>
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
        {status}
      </p>
    </search>
  );
}
