// A label, its control and its error, which belong together for eye, keyboard and screen reader.

import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { optionalFields, type QuoteField, quoteFieldNames } from "#contract/quote-request.ts";

type ControlProps = {
  id: string;
  name: QuoteField;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

function Field(props: {
  field: QuoteField;
  error: string | undefined;
  /** Stands below the control and its error. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}) {
  const { field, error } = props;
  const id = `quote-${field}`;
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {quoteFieldNames[field]}
      </label>
      {props.children({
        id,
        name: field,
        "aria-required": !optionalFields.includes(field) || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : undefined,
      })}
      {/* Always there: React fails where it has to remove what an extension has removed already. */}
      <p id={errorId} className="error" hidden={!error}>
        {error}
      </p>
      {props.below}
    </div>
  );
}

export function TextField({
  field,
  error,
  below,
  ...input
}: {
  field: QuoteField;
  error: string | undefined;
  below?: ReactNode;
} & ComponentPropsWithoutRef<"input">) {
  return (
    <Field field={field} error={error} below={below}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

export function SelectField({
  field,
  error,
  options,
  placeholder,
  ...select
}: {
  field: QuoteField;
  error: string | undefined;
  options: readonly string[];
  placeholder: string;
} & ComponentPropsWithoutRef<"select">) {
  return (
    <Field field={field} error={error}>
      {(control) => (
        <select {...select} {...control}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            // The value is what is sent: a translator changes the text.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
