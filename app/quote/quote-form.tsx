// Quote request form, in every page's HTML. It works without scripts; React adds validation before sending.

import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { form as words } from "#content/quote.ts";
import { paths } from "#contract/paths.ts";
import {
  optionalFields,
  type QuoteField,
  quoteFieldNames,
  quoteForm,
} from "#contract/quote-request.ts";
import css from "./quote-form.module.css";
import { useQuoteForm } from "./use-quote-form.ts";

/** Turns off autocorrect, which would replace names such as "Qashqai". */
const asTyped = { autoCorrect: "off", spellCheck: false } as const;

export function QuoteForm() {
  const { handlers, of, submitting, problems, EmailHint } = useQuoteForm();
  const vehicle = { ...asTyped, autoComplete: "off" };
  const message = of("message");
  return (
    <form
      className="stack"
      name={quoteForm.name}
      method="post"
      action={quoteForm.action}
      data-netlify="true"
      netlify-honeypot={quoteForm.honeypotField}
      noValidate
      {...handlers}
    >
      <input type="hidden" name={quoteForm.nameField} value={quoteForm.name} />
      <p hidden>
        <label>
          {words.honeypot}{" "}
          <input
            id={`quote-${quoteForm.honeypotField}`}
            name={quoteForm.honeypotField}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </p>
      {/* Message: always in the HTML, as static hosts record only fields found there; disabled while empty. */}
      <p className={`small ${css.choice}`} hidden={!message.defaultValue}>
        <b>{words.choice}</b>{" "}
        {/* Not an output element: Firefox with Orca reads its role instead of its text. */}
        <span id="quote-choice" aria-live="polite" suppressHydrationWarning>
          {message.defaultValue}
        </span>
        {/* Not type="hidden": React would reset the value that prefill.ts sets. */}
        <input
          hidden
          id="quote-message"
          name="message"
          autoComplete="off"
          defaultValue={message.defaultValue}
          disabled={!message.defaultValue}
        />
      </p>
      <Field {...of("firstName")} {...asTyped} autoComplete="given-name" />
      <Field
        {...of("email")}
        type="email"
        autoComplete="email"
        spellCheck={false}
        below={EmailHint && <EmailHint />}
      />
      <div className={css.pair}>
        <Field {...of("make")} {...vehicle} placeholder={words.makeExample} />
        <Field {...of("model")} {...vehicle} placeholder={words.modelExample} />
      </div>
      <Field {...of("wrapType")}>
        <option value="" disabled>
          {words.wrapTypePlaceholder}
        </option>
        {words.wrapTypes.map((type) => (
          // Explicit value: page translators change the text.
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </Field>
      <p className="error" hidden={!message.error}>
        {message.error}
      </p>
      <Button type="submit" kind="signal" className={css.submit} disabled={submitting}>
        {submitting ? words.submitting : words.submit}
      </Button>
      <p className="visually-hidden" role="status">
        {submitting ? words.submitting : problems}
      </p>
      <p className="small">
        {words.privacy.text} <a href={paths.privacy}>{words.privacy.link}</a>
      </p>
      <p className="small">{words.note}</p>
    </form>
  );
}

/** Label, control and error, linked for assistive technology. With options as children, the control is a select. */
function Field({
  field,
  error,
  below,
  children: options,
  ...attributes
}: {
  field: QuoteField;
  error: string | undefined;
  below?: ReactNode;
} & ComponentPropsWithoutRef<"input">) {
  const id = `quote-${field}`;
  const errorId = `${id}-error`;
  const control = {
    ...(attributes as object),
    id,
    name: field,
    "aria-required": !optionalFields.includes(field) || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {quoteFieldNames[field]}
      </label>
      {options ? <select {...control}>{options}</select> : <input {...control} />}
      {/* Always rendered: React fails on removing a node that an extension has removed. */}
      <p id={errorId} className="error" hidden={!error}>
        {error}
      </p>
      {below}
    </div>
  );
}
