// Lets React take over the form in the quote dialog, and nothing else of the dialog. Password managers and
// translators change the served form; React then puts one of its own in its place, and the visitor types on in it.

import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepDrafts, takeDraft } from "./draft.ts";
import { ownControl, prefill } from "./prefill.ts";
import dialog from "./quote-dialog.module.css";
import { QuoteForm } from "./quote-form.tsx";
import { quoteBody } from "./submit.ts";

/** @param within puts the form into the context that the served one was rendered in. */
export function takeOverQuoteForm(within: (form: ReactNode) => ReactNode) {
  // Found by its style, so that the build takes the dialog's style along with this script.
  const served = document.querySelector<HTMLFormElement>(`.${dialog.place} > form`);
  if (!served?.parentElement) return;
  const place = served.parentElement;
  takeDraft(served);
  keepDrafts();
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  // In the capture phase: React stops the event on its way until it has taken over.
  place.addEventListener("focusin", follow, true);
  const goOnTyping = () => {
    const form = place.querySelector("form");
    if (!form || form === served) return;
    prefill(form, Object.fromEntries(quoteBody(served)));
    if (document.activeElement === document.body && served.contains(focused)) {
      focusLike(focused as HTMLInputElement, form);
    }
  };
  hydrateRoot(place, within(<TakenOverForm onTaken={goOnTyping} />));
}

function TakenOverForm({ onTaken }: { onTaken: () => void }) {
  // Before the next paint, so that no keystroke in between is lost.
  useLayoutEffect(onTaken, [onTaken]);
  return <QuoteForm />;
}

function focusLike(before: HTMLInputElement, form: HTMLFormElement) {
  const control = ownControl(form, before.name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // `null` where a control has no caret to place, as an email field.
  const { selectionStart, selectionEnd } = before;
  if (selectionStart !== null && control instanceof HTMLInputElement) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
}
