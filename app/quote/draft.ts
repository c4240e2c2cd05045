// Draft of the quote form, kept per tab in case the page is reloaded or left, or a phone discards the tab.

import { tryStorage } from "#app/try-storage.ts";
import { paths } from "#contract/paths.ts";
import { quoteForm } from "#contract/quote-request.ts";
import { prefill } from "./prefill.ts";
import { quoteBody } from "./submit.ts";

const KEY = "quote-draft";

/** Saves the form's current values for the tab's next page load. */
export function keepDraft() {
  const form = document.querySelector<HTMLFormElement>("dialog form");
  if (!form) return;
  const body = quoteBody(form);
  // The unsent queue already keeps a form that is being sent.
  const isUnderWay = form.querySelector("[type=submit]:disabled");
  const isBlank = [...body].every(([name, value]) => !value || name === quoteForm.nameField);
  tryStorage(() => {
    if (isBlank || isUnderWay) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, body.toString());
  });
}

export function takeDraft(form: HTMLFormElement) {
  const draft = tryStorage(() => sessionStorage.getItem(KEY));
  tryStorage(() => sessionStorage.removeItem(KEY));
  // A natively posted form is newer than the draft.
  const isPosted = location.pathname === paths.thankYou || form.querySelector("[aria-invalid]");
  if (!draft || isPosted) return;
  const typedSince = [...quoteBody(form)].filter(([, value]) => value);
  prefill(form, Object.fromEntries([...new URLSearchParams(draft), ...typedSince]));
}

/** Saves whenever the page is hidden, as a phone may discard a hidden tab without another event. */
export function keepDrafts() {
  addEventListener("pagehide", keepDraft);
  document.addEventListener("visibilitychange", keepDraft);
}
