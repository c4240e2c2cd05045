// The booking notice itself: small, polite, no live region, so that it never interrupts a screen reader.

import { useLayoutEffect, useRef } from "react";
import { Cross } from "#app/ui/icons.tsx";
import { example } from "#content/example.ts";
import css from "./booking-notice-card.module.css";
import { useBookingNotice } from "./use-booking-notice.ts";

/** Whether the card lies over the control that has the focus. */
function coversFocus(card: Element): boolean {
  const focused = document.activeElement ?? document.body;
  if (focused === document.body) return false;
  const over = card.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  return (
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
}

export function BookingNoticeCard() {
  const { notice, dismiss, hide } = useBookingNotice();
  const card = useRef<HTMLElement>(null);
  // Before it is painted: who has the focus on what it would cover is not disturbed.
  useLayoutEffect(() => {
    if (notice && card.current && coversFocus(card.current)) hide();
  }, [notice, hide]);
  if (!notice) return null;
  const { name, area, just, pronoun, car, when } = notice;
  return (
    <aside
      ref={card}
      className={`paper screen arrives small ${css.card}`}
      aria-label="Recent booking"
    >
      <p className="label">
        {name} from {area}
      </p>
      <p>
        {just ? "just booked a wrap" : "booked a wrap"} for {pronoun} {car}
      </p>
      <p>
        {when}
        {example}
      </p>
      <button type="button" className="close" onClick={dismiss} aria-label="Dismiss">
        <Cross />
      </button>
    </aside>
  );
}
