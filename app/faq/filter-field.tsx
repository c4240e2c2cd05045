import type { ComponentProps } from "react";
import { faq as words } from "#content/faq.ts";
import css from "./filter-field.module.css";

/** Not shown where scripting is off (see the style): it would do nothing there. */
export function FilterField({ status, ...input }: ComponentProps<"input"> & { status: string }) {
  return (
    <search className={css.filter}>
      <label htmlFor="faq-filter">{words.filter.label}</label>
      <input
        {...input}
        id="faq-filter"
        type="search"
        placeholder={words.filter.example}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <p role="status">{status}</p>
    </search>
  );
}
