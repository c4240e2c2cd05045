// Suggested correction of a mistyped email address. Loaded once the form is in use.

import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { emailHint as words } from "#content/quote.ts";
import { ownControl } from "./prefill.ts";
import css from "./quote-form.module.css";
import { suggestDomain } from "./suggest-domain.ts";

const questionId = "quote-email-hint";

export function EmailHint() {
  const box = useRef<HTMLDivElement>(null);
  const [meant, show] = useState<string>();

  useEffect(() => {
    const email = fieldAbove(box.current);
    return email ? watch(email, show) : undefined;
  }, []);

  function accept() {
    const email = fieldAbove(box.current);
    if (!email) return;
    email.value = email.value.trim().replace(/[^@]+$/, meant ?? "");
    email.dispatchEvent(new Event("input", { bubbles: true }));
    // The button disappears: keyboard users continue from the field.
    email.focus();
  }

  return (
    <div ref={box} className={`row small ${css.hint}`}>
      {/* Always rendered: screen readers announce only changes inside an existing status. */}
      <span role="status" id={questionId}>
        {meant && words.question(meant)}
      </span>
      {meant ? (
        <Button kind="text" aria-describedby={questionId} onClick={accept}>
          {words.accept}
        </Button>
      ) : null}
    </div>
  );
}

function fieldAbove(box: HTMLElement | null) {
  const form = box?.closest("form");
  return form && ownControl(form, "email");
}

/** @returns a function that stops watching. */
function watch(email: HTMLInputElement, show: (meant: string | undefined) => void): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let isPressed = false;
  const look = () => {
    if (!isPressed && document.activeElement !== email) show(suggestDomain(email.value));
  };
  // Wait until the press is over: the hint would move the pressed button.
  addEventListener("pointerdown", () => (isPressed = true), options);
  for (const type of ["pointerup", "pointercancel", "focusin", "focusout"]) {
    addEventListener(
      type,
      () => {
        if (type.startsWith("pointer")) isPressed = false;
        setTimeout(look);
      },
      options,
    );
  }
  email.addEventListener("input", () => show(undefined), options);
  look();
  return () => ended.abort();
}
