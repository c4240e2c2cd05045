// Form field: label, control and error, linked for assistive technology.

import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { optionalFields, type QuoteField, quoteFieldNames } from "#contract/quote-request.ts";

/** A select if it has options as children, otherwise a text input. */
export function Field({
  field,
  error,
  below,
  children: options,
  ...attributes
}: {
  field: QuoteField;
  error: string | undefined;
  /** Content below the error. */
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
      {/* Always rendered: React fails if it has to remove a node that an extension has already removed. */}
      <p id={errorId} className="error" hidden={!error}>
        {error}
      </p>
      {below}
    </div>
  );
}
