// Hydration of the quote form, without its dialog. If a password manager or translator has changed the form, React
// renders a new form, and `goOnTyping` restores values and focus.

import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepDrafts, takeDraft } from "./draft.ts";
import { ownControl, prefill } from "./prefill.ts";
import dialog from "./quote-dialog.module.css";
import { QuoteForm } from "./quote-form.tsx";
import { quoteBody } from "./submit.ts";

/** @param within wraps the form in its page context. */
export function takeOverQuoteForm(within: (form: ReactNode) => ReactNode) {
  // Found by its class, so that the build bundles the dialog's styles with this script.
  const served = document.querySelector<HTMLFormElement>(`.${dialog.place} > form`);
  if (!served?.parentElement) return;
  const place = served.parentElement;
  takeDraft(served);
  keepDrafts();
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  // Capture phase: React stops the event's propagation until the form is hydrated.
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
  // `null` for controls without a settable caret, such as email fields.
  const { selectionStart, selectionEnd } = before;
  if (selectionStart !== null && control instanceof HTMLInputElement) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
}
