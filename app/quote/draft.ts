// What was typed into the quote form, kept for its tab: after a reload, a look at another site, or a telephone that
// put the tab aside, the form is as it was left.

import { paths } from "#contract/paths.ts";
import { quoteForm } from "#contract/quote-request.ts";
import { prefill } from "./prefill.ts";
import { quoteBody } from "./submit.ts";

const KEY = "quote-draft";

/** Keeps what the form holds at this moment, for the tab's next load of a page. */
export function keepDraft() {
  const form = document.querySelector<HTMLFormElement>("dialog form");
  if (!form) return;
  try {
    const body = quoteBody(form);
    // What is being sent is kept elsewhere, until it has arrived.
    const isUnderWay = form.querySelector("[type=submit]:disabled");
    const isBlank = [...body].every(([name, value]) => !value || name === quoteForm.nameField);
    if (isBlank || isUnderWay) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, body.toString());
  } catch {
    // Storage is forbidden or full: the browser's own memory of forms has to do.
  }
}

export function takeDraft(form: HTMLFormElement) {
  try {
    const draft = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    // A form that was posted since, by the browser itself, is newer than the draft.
    const isPosted = location.pathname === paths.thankYou || form.querySelector("[aria-invalid]");
    if (!draft || isPosted) return;
    const typedSince = [...quoteBody(form)].filter(([, value]) => value);
    prefill(form, Object.fromEntries([...new URLSearchParams(draft), ...typedSince]));
  } catch {
    // Nothing could be kept either.
  }
}

/** A page that is left may not come back: a telephone says no more than that it is hidden. */
export function keepDrafts() {
  addEventListener("pagehide", keepDraft);
  document.addEventListener("visibilitychange", keepDraft);
}
