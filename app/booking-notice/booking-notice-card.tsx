// The booking notice: a small card in a fixed position. Not a live region, so it never interrupts a screen reader.

import { useLayoutEffect, useRef } from "react";
import { Cross } from "#app/ui/icons.tsx";
import { example } from "#content/example.ts";
import css from "./booking-notice-card.module.css";
import { useBookingNotice } from "./use-booking-notice.ts";

export function BookingNoticeCard() {
  const card = useRef<HTMLElement>(null);
  const { shown, hide, dismiss } = useBookingNotice(card);

  // Runs before paint so that it never covers the focused control, even for a frame.
  useLayoutEffect(() => {
    if (!shown) return;
    // Wait a frame: the browser scrolls to the focused element after the focus event.
    const giveWay = () => requestAnimationFrame(giveWayNow);
    const giveWayNow = () => {
      if (card.current && coversFocus(card.current)) hide();
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      // Escape belongs to an open dialog or menu first.
      const above = target instanceof Element && target.closest("dialog, [popover]");
      if (key === "Escape" && !above) dismiss();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["focusin", "scroll", "resize"]) addEventListener(type, giveWay, { signal });
    addEventListener("keydown", onKey, { signal });
    giveWayNow();
    return () => listening.abort();
  }, [shown, hide, dismiss]);

  if (!shown) return null;
  const { name, area, just, pronoun, car, when } = shown;
  return (
    <aside
      ref={card}
      className={`paper screen arrives small ${css.card}`}
      aria-label="Recent booking"
    >
      <p className="label">
        {name} from {area}
      </p>{" "}
      <p>
        {just ? "just booked a wrap" : "booked a wrap"} for {pronoun} {car}
      </p>{" "}
      <p>
        {when}
        {example}
      </p>
      <button
        type="button"
        className="close"
        onClick={dismiss}
        aria-label="Dismiss"
        aria-keyshortcuts="Escape"
      >
        <Cross />
      </button>
    </aside>
  );
}

function coversFocus(card: HTMLElement): boolean {
  const focused = document.activeElement;
  // "Skip to the content" focuses the main element, which is not a control.
  if (!focused || focused.matches("body, main") || card.contains(focused)) return false;
  const [ours, theirs] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    ours.left < theirs.right &&
    theirs.left < ours.right &&
    ours.top < theirs.bottom &&
    theirs.top < ours.bottom
  );
}
