// What was typed into the quote form, taken across a load of the page that the visitor did not ask for.

import { prefill } from "./prefill.ts";
import { quoteBody } from "./submit.ts";

const KEY = "quote-draft";

/** Kept for this tab until it is taken back. */
export function keepDraft() {
  const form = document.querySelector<HTMLFormElement>("dialog form");
  try {
    if (form) sessionStorage.setItem(KEY, quoteBody(form).toString());
  } catch {
    // Storage is forbidden or full: the browser's own memory of forms has to do.
  }
}

export function takeDraft(form: HTMLFormElement) {
  try {
    const draft = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (draft) prefill(form, Object.fromEntries(new URLSearchParams(draft)));
  } catch {
    // Nothing could be kept either.
  }
}
