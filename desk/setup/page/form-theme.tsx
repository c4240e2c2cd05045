// Theme for react-jsonschema-form: the desk's plain controls, and text labels instead of icons.

import Form from "@rjsf/core";
import type {
  ArrayFieldItemTemplateProps,
  ErrorSchema,
  FieldErrorProps,
  FieldTemplateProps,
  IconButtonProps,
  OptionalDataControlsTemplateProps,
  TitleFieldProps,
  ValidatorType,
} from "@rjsf/utils";
import { errorId } from "@rjsf/utils";
import { useEffect } from "react";
import type { FieldProblem } from "./api.ts";

function Field(props: FieldTemplateProps) {
  const { id, label, children, errors, description, hidden, displayLabel, required, schema } =
    props;
  const isWrong = Boolean(props.rawErrors?.length);
  const isTicked = schema.type === "boolean";
  const isGroup = schema.type === "object" || schema.type === "array";
  const shows = displayLabel && !isGroup && !isTicked;
  // A theme cannot add attributes to rjsf's inputs.
  useEffect(() => {
    if (shows) document.getElementById(id)?.setAttribute("aria-invalid", String(isWrong));
  });
  if (hidden) return <div hidden>{children}</div>;
  if (props.uiSchema?.["ui:widget"] === "checkboxes") {
    return (
      <fieldset className={isWrong ? "field wrong" : "field"}>
        <legend>{label}</legend>
        {description}
        {children}
        {errors}
      </fieldset>
    );
  }
  return (
    <div className={isWrong ? "field wrong" : "field"}>
      {shows && (
        <label htmlFor={id}>
          {label}
          {!required && <span> (optional)</span>}
        </label>
      )}
      {!isGroup && !isTicked && description}
      {children}
      {errors}
    </div>
  );
}

function Errors({ errors = [], fieldPathId, schema }: FieldErrorProps) {
  if (errors.length === 0) return null;
  // The help text is already shown above the field.
  const texts = errors.map((error) =>
    String(error)
      .replace(schema.description ?? "", "")
      .trim(),
  );
  const missing = /^(This is (missing|empty)|The list is empty)/.test(texts[0] ?? "");
  return (
    <ul id={errorId(fieldPathId)} className={missing ? "warning missing" : "warning"}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Title({ id, title, optionalDataControl }: TitleFieldProps) {
  // Omits rjsf's numbered title of an entry, since the legend already shows the number.
  if (/-\d+$/.test(title)) return null;
  return (
    <>
      <legend id={id}>{title}</legend>
      {optionalDataControl}
    </>
  );
}

function OptionalData({ id, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const act = onAddClick ?? onRemoveClick;
  if (!act) return null;
  return (
    <button type="button" id={id} onClick={act}>
      {onAddClick ? "Fill in" : "Leave out"}
    </button>
  );
}

function Item({
  children,
  buttonsProps,
  registry,
  index,
  hasToolbar,
}: ArrayFieldItemTemplateProps) {
  const Buttons = registry.templates.ArrayFieldItemButtonsTemplate;
  return (
    <fieldset className="item">
      <legend>Entry {index + 1}</legend>
      {children}
      {hasToolbar && (
        <div className="acts">
          <Buttons {...buttonsProps} />
        </div>
      )}
    </fieldset>
  );
}

type FindNext = (button: HTMLElement) => () => HTMLElement | null | undefined;

/** @param findNext called before the click is handled; returns a function that finds the element to focus afterwards */
function labelled(label: string, findNext?: FindNext) {
  return function Labelled({ id, onClick, disabled }: IconButtonProps) {
    if (disabled) return null;
    const press = (event: React.MouseEvent<HTMLButtonElement>) => {
      const next = findNext?.(event.currentTarget);
      onClick?.(event);
      setTimeout(() => next?.()?.focus());
    };
    return (
      <button type="button" id={id} onClick={press} className="text">
        {label}
      </button>
    );
  };
}

const findLast = (list: Element | null | undefined, selector: string) =>
  [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1);

/** Finds the first field of the new entry, which appears above the pressed button. */
const findNewField: FindNext = (button) => {
  const list = button.closest("fieldset");
  return () => findLast(list, ".item")?.querySelector("input, select, textarea");
};

/** Finds the list's "Add another" button, since the pressed button is removed with its entry. */
const findAddButton: FindNext = (button) => {
  const list = button.closest(".item")?.parentElement?.closest("fieldset");
  return () => findLast(list, "[id$=__add]");
};

export const templates = {
  FieldTemplate: Field,
  FieldErrorTemplate: Errors,
  TitleFieldTemplate: Title,
  OptionalDataControlsTemplate: OptionalData,
  ArrayFieldItemTemplate: Item,
  ButtonTemplates: {
    AddButton: labelled("Add another", findNewField),
    RemoveButton: labelled("Remove", findAddButton),
    MoveUpButton: labelled("Move up"),
    MoveDownButton: labelled("Move down"),
  },
};

/** Disables rjsf's validation: the server validates with the build's schemas and messages. */
export const serverChecks: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

export function toErrors(problems: readonly FieldProblem[]): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { field, problem, mend } of problems) {
    let at = errors as Record<string, ErrorSchema>;
    for (const key of field.split(".").filter(Boolean)) {
      at[key] ??= {};
      at = at[key] as Record<string, ErrorSchema>;
    }
    const own = at as ErrorSchema;
    own.__errors = [...(own.__errors ?? []), printProblem(problem, mend)];
  }
  return errors;
}

function printProblem(problem: string, mend: string | undefined): string {
  const subject = problem
    .replace(/^(?=(is|has) )/, "This ")
    // Rewords the build's messages, which are about JSON files, for a form.
    .replace(/^needs .*, not null$/, "This is empty")
    .replace(/^needs a number .* comma, not/, "write a number without £ or comma, not");
  const sentence = subject.charAt(0).toUpperCase() + subject.slice(1);
  return [`${sentence}.`, mend].filter(Boolean).join(" ");
}

export { Form };
