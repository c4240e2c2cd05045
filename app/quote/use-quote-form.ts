// State of the quote form while it is filled in and sent.

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
import { createSubmit, quoteBody, withoutMended } from "./submit.ts";
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
        // At once: a screen reader reads the field that gets the focus next, and its message with it.
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

  /** A form that is opened again begins without messages. */
  function clearOnClose(form: HTMLFormElement) {
    const clear = () => showErrors({});
    const dialog = form.closest("dialog");
    dialog?.addEventListener("close", clear);
    return () => dialog?.removeEventListener("close", clear);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget, quoteBody(event.currentTarget));
  }

  /** In time for the e-mail field, and nothing that anybody waits for. */
  function onFocus() {
    import("./email-hint.tsx").then((late) => showEmailHint(() => late.EmailHint)).catch(() => {});
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    // The page to go to must be there when the connection is not.
    prefetch(paths.thankYou);
    const { name, value } = event.target as HTMLInputElement;
    showErrors((shown) => withoutMended(shown, name as QuoteField, value));
  }

  /** Of a form that the server sent back: where a browser without scripts begins to read. */
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

/** None for one alone: the focus goes to its field, where it is read. */
function printProblems(errors: QuoteErrors): string {
  const wrong = quoteFields.filter((field) => errors[field]).map((field) => quoteFieldNames[field]);
  return wrong.length > 1 ? words.problems(wrong) : "";
}
