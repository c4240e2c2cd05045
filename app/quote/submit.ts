// Sending the quote form (spec §4, §5): checked first, sent once, then cleared, and the visitor thanked.

import {
  findError,
  parseQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  quoteFields,
  quoteForm,
} from "#contract/quote-request.ts";
import { ownControl, setMessage } from "./prefill.ts";

export type SubmitDeps = {
  /** Resolves when the request has settled, delivered or not. */
  send(body: URLSearchParams): Promise<void>;
  showErrors(errors: QuoteErrors): void;
  showSubmitting(isSubmitting: boolean): void;
  /** @returns whether another navigation has begun since. */
  watchForPageChange(): () => boolean;
  /** Goes to the thank-you page. */
  leave(): void;
};

export function createSubmit(deps: SubmitDeps) {
  const { send, showErrors, showSubmitting, watchForPageChange, leave } = deps;
  // What is shown follows a moment later: it would let a second submission through.
  let isSending = false;

  return async function submit(form: HTMLFormElement, body: URLSearchParams): Promise<void> {
    if (isSending) return;
    const parsed = parseQuoteRequest(body);
    showErrors(parsed.ok ? {} : parsed.errors);
    if (!parsed.ok) {
      const { errors } = parsed;
      const wrong = quoteFields.find((field) => errors[field]);
      if (wrong) ownControl(form, wrong)?.focus();
      return;
    }
    isSending = true;
    showSubmitting(true);
    const hasMovedOn = watchForPageChange();
    await send(body);
    isSending = false;
    showSubmitting(false);
    clear(form);
    const dialog = form.closest("dialog");
    // As with a form that the browser itself posts, the last wish counts: whoever has gone to another page
    // meanwhile stays there, unless they have the form before them and wait for it.
    const isExpected = dialog?.open || !hasMovedOn();
    dialog?.close();
    if (isExpected) leave();
  };
}

/** The errors without that of `field` once its value is right. */
export function withoutMended(errors: QuoteErrors, field: QuoteField, value: string): QuoteErrors {
  if (!errors[field] || findError(field, value.trim())) return errors;
  const { [field]: _, ...others } = errors;
  return others;
}

const ownNames = [quoteForm.honeypotField, ...quoteFields];

/** The form's own fields (spec §7), and nothing that an extension has put between them. */
export function quoteBody(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams({ [quoteForm.nameField]: quoteForm.name });
  for (const name of ownNames) {
    const control = ownControl(form, name);
    if (control && !control.disabled) body.append(name, control.value);
  }
  return body;
}

/** Not by a reset, which returns to the values of a form that the server sent back. */
function clear(form: HTMLFormElement) {
  for (const field of ownNames) {
    const control = ownControl(form, field);
    if (control) control.value = "";
  }
  setMessage(form);
}
