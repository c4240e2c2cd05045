// Submission of the quote form (spec §4, §5): validates, sends once, clears the form, and goes to the thank-you page.

import {
  findError,
  parseQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  quoteFields,
  quoteForm,
} from "#contract/quote-request.ts";
import { ownControl, setMessage } from "./prefill.ts";

type SubmitDeps = {
  /** Resolves after one attempt, even a failed one. */
  send(body: URLSearchParams): Promise<void>;
  showErrors(errors: QuoteErrors): void;
  showSubmitting(isSubmitting: boolean): void;
  watchForPageChange(): () => boolean;
  leave(): void;
};

export function createSubmit(deps: SubmitDeps) {
  const { send, showErrors, showSubmitting, watchForPageChange, leave } = deps;
  // Not React state, which updates too late to block a second submission.
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
    // A visitor who has moved to another page stays there if the form is closed.
    const isExpected = dialog?.open || !hasMovedOn();
    dialog?.close();
    if (isExpected) leave();
  };
}

/** Drops the error of `field` if `value` is valid. */
export function dropCorrected(errors: QuoteErrors, field: QuoteField, value: string): QuoteErrors {
  if (!errors[field] || findError(field, value.trim())) return errors;
  const { [field]: _, ...others } = errors;
  return others;
}

const ownNames = [quoteForm.honeypotField, ...quoteFields];

/** The form's own fields (spec §7), without any that an extension has added. */
export function quoteBody(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams({ [quoteForm.nameField]: quoteForm.name });
  for (const name of ownNames) {
    const control = ownControl(form, name);
    if (control && !control.disabled) body.append(name, control.value);
  }
  return body;
}

/** Not form.reset(), which would restore the values of a rejected form. */
function clear(form: HTMLFormElement) {
  for (const field of ownNames) {
    const control = ownControl(form, field);
    if (control) control.value = "";
  }
  setMessage(form);
}
