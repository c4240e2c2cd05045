// A label, its control and its error, which belong together for eye, keyboard and screen reader.

import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { optionalFields, type QuoteField, quoteFieldNames } from "#contract/quote-request.ts";

/** A list where it has options as children, else a line of text. */
export function Field({
  field,
  error,
  below,
  children: options,
  ...attributes
}: {
  field: QuoteField;
  error: string | undefined;
  /** Stands below the control and its error. */
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
      {/* Always there: React fails where it has to remove what an extension has removed already. */}
      <p id={errorId} className="error" hidden={!error}>
        {error}
      </p>
      {below}
    </div>
  );
}
