// State of the quote form while it is completed and sent.

import { type ComponentType, type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { goTo, watchForPageChange } from "#app/navigation.ts";
import { usePageState } from "#app/page-context.tsx";
import { prefetch } from "#app/routes.tsx";
import { form as words } from "#content/quote.ts";
import { paths } from "#contract/paths.ts";
import {
  type QuoteErrors,
  type QuoteField,
  quoteFieldNames,
  quoteFields,
} from "#contract/quote-request.ts";
import { createSubmit, dropCorrected, quoteBody } from "./submit.ts";
import { sendQuoteRequest } from "./unsent/send-quote-request.ts";

export function useQuoteForm() {
  const sentBack = usePageState().quote;
  const [errors, showErrors] = useState<QuoteErrors>(sentBack?.errors ?? {});
  const [problems, tellProblems] = useState("");
  const [submitting, showSubmitting] = useState(false);
  const [EmailHint, showEmailHint] = useState<ComponentType>();
  const [submit] = useState(() =>
    createSubmit({
      send: sendQuoteRequest,
      showErrors(found) {
        // Synchronous: the error must be rendered before the focused field is read out.
        flushSync(() => {
          showErrors(found);
          tellProblems(printProblems(found));
        });
      },
      showSubmitting,
      watchForPageChange,
      leave: () => goTo(paths.thankYou),
    }),
  );

  function clearOnClose(form: HTMLFormElement) {
    const dialog = form.closest("dialog");
    // A rejected form's dialog closes only to reopen as a modal: keep the errors.
    const clear = () => dialog?.open || showErrors({});
    dialog?.addEventListener("close", clear);
    return () => dialog?.removeEventListener("close", clear);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget, quoteBody(event.currentTarget));
  }

  /** Loads the email hint once the form is in use; the form works without it. */
  function onFocus() {
    import("./email-hint.tsx").then((late) => showEmailHint(() => late.EmailHint)).catch(() => {});
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    // The thank-you page must be available offline.
    prefetch(paths.thankYou);
    const { name, value } = event.target as HTMLInputElement;
    showErrors((shown) => dropCorrected(shown, name as QuoteField, value));
  }

  /** First invalid field of a rejected form; this field gets the focus even without scripts. */
  const firstWrong = quoteFields.find((field) => sentBack?.errors[field]);

  return {
    handlers: { ref: clearOnClose, onSubmit, onFocus, onInput },
    of: (field: QuoteField) => ({
      field,
      error: errors[field],
      defaultValue: sentBack?.values[field] ?? "",
      autoFocus: import.meta.env.SSR && field === firstWrong,
    }),
    submitting,
    problems,
    EmailHint,
  };
}

/** Empty for a single error, which is read out with its focused field. */
function printProblems(errors: QuoteErrors): string {
  const wrong = quoteFields.filter((field) => errors[field]).map((field) => quoteFieldNames[field]);
  return wrong.length > 1 ? words.problems(wrong) : "";
}
