// What the quote form does while it is filled in and sent (spec §4, §5).

import { type FormEvent, useRef, useState } from "react";
import { goTo } from "#app/navigation.ts";
import { usePageState } from "#app/page-context.tsx";
import { findRoute } from "#app/routes.tsx";
import { valuesIn } from "#app/ui/form-address.ts";
import { paths } from "#contract/paths.ts";
import {
  findError,
  parseQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  type QuoteValues,
  quoteFields,
} from "#contract/quote-request.ts";
import { sendQuoteRequest } from "./send-quote-request.ts";

const blank = Object.fromEntries(quoteFields.map((field) => [field, ""])) as QuoteValues;

export function useQuoteForm() {
  const sentBack = usePageState().quote;
  const [errors, setErrors] = useState<QuoteErrors>(sentBack?.errors ?? {});
  const [submitting, setSubmitting] = useState(false);
  // State alone would let a second submission through before React has rendered the first.
  const sending = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const body = valuesIn(form);
    const parsed = parseQuoteRequest(body);
    setErrors(parsed.ok ? {} : parsed.errors);
    if (!parsed.ok) {
      focusFirst(form, parsed.errors);
      return;
    }
    sending.current = true;
    setSubmitting(true);
    await sendQuoteRequest(body);
    sending.current = false;
    setSubmitting(false);
    form.reset();
    (form.elements.namedItem("message") as HTMLInputElement).disabled = true;
    form.closest("dialog")?.close();
    goTo(paths.thankYou);
  }

  /** A message goes as soon as its field is mended. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    // The page to go to must be there when the connection is not.
    findRoute(paths.thankYou)
      .preload()
      .catch(() => {});
    const control = event.target as HTMLInputElement;
    const field = control.name as QuoteField;
    if (!errors[field] || findError(field, control.value.trim())) return;
    setErrors(({ [field]: _, ...others }) => others);
  }

  return { values: sentBack?.values ?? blank, errors, submitting, onSubmit, onInput };
}

function focusFirst(form: HTMLFormElement, errors: QuoteErrors) {
  const field = quoteFields.find((candidate) => errors[candidate]);
  const control = field && form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
