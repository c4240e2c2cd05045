// Asks below the e-mail field whether a mistyped address was meant otherwise. Nothing waits for the answer.
// Fetched once the form is in use.

import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
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
    // The button goes: whoever pressed it by keyboard goes on from the field.
    email.focus();
  }

  return (
    <div ref={box} className={`row small ${css.hint}`}>
      {/* Screen readers read out what appears inside a status that was there before. */}
      <span role="status" id={questionId}>
        {meant && words.question(meant)}
      </span>
      {meant ? (
        <button
          type="button"
          className={buttonClass({ kind: "text" })}
          aria-describedby={questionId}
          onClick={accept}
        >
          {words.accept}
        </button>
      ) : null}
    </div>
  );
}

function fieldAbove(box: HTMLElement | null) {
  const form = box?.closest("form");
  return form && ownControl(form, "email");
}

/** @returns what ends it. */
function watch(email: HTMLInputElement, show: (meant: string | undefined) => void): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let isPressed = false;
  const look = () => {
    if (!isPressed && document.activeElement !== email) show(suggestDomain(email.value));
  };
  // A button that moves under the pointer is missed: the question waits until the press is over.
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
