// The booking notice itself: small, polite, no live region, so that it never interrupts a screen reader.

import { useEffect, useLayoutEffect, useRef } from "react";
import { Cross } from "#app/ui/icons.tsx";
import { example } from "#content/example.ts";
import css from "./booking-notice-card.module.css";
import { coveredBy } from "./covered.ts";
import { emptiestPlace } from "./place.ts";
import { useBookingNotice } from "./use-booking-notice.ts";

function covers(card: Element, control: Element): boolean {
  const over = card.getBoundingClientRect();
  const under = control.getBoundingClientRect();
  return (
    !card.contains(control) &&
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
}

function place(card: HTMLElement) {
  const { left, top } = emptiestPlace(
    {
      left: card.offsetLeft,
      top: card.offsetTop,
      width: card.offsetWidth,
      height: card.offsetHeight,
    },
    {
      from: document.querySelector("header")?.offsetHeight ?? 0,
      width: document.documentElement.clientWidth,
    },
    coveredBy(card),
  );
  card.style.inset = `${top}px auto auto ${left}px`;
}

function coversFocus(card: HTMLElement): boolean {
  const focused = document.activeElement ?? document.body;
  return focused !== document.body && covers(card, focused);
}

export function BookingNoticeCard() {
  const card = useRef<HTMLElement>(null);
  const { notice, dismiss, hide } = useBookingNotice(card);
  // Before it is painted: who has the focus on what it would cover is not disturbed.
  useLayoutEffect(() => {
    if (!notice || !card.current) return;
    place(card.current);
    if (coversFocus(card.current)) hide();
  }, [notice, hide]);
  useEffect(() => {
    if (!notice) return;
    const giveWay = () => {
      // The browser scrolls to what has the focus after it has said so.
      requestAnimationFrame(() => {
        if (card.current && coversFocus(card.current)) hide();
      });
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      // What lies above it is closed first.
      const above = target instanceof Element && target.closest("dialog, [popover]");
      if (key === "Escape" && !above) dismiss();
    };
    document.addEventListener("focusin", giveWay);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("focusin", giveWay);
      document.removeEventListener("keydown", onKey);
    };
  }, [notice, hide, dismiss]);
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
