// The booking notice itself: small, polite, no live region, so that it never interrupts a screen reader.

import { useEffect, useLayoutEffect, useRef } from "react";
import { Cross } from "#app/ui/icons.tsx";
import { example } from "#content/example.ts";
import css from "./booking-notice-card.module.css";
import { overlap } from "./overlap.ts";
import { useBookingNotice } from "./use-booking-notice.ts";

function coversFocus(card: HTMLElement): boolean {
  const focused = document.activeElement ?? document.body;
  return (
    focused !== document.body &&
    !card.contains(focused) &&
    overlap(card.getBoundingClientRect(), focused.getBoundingClientRect()) > 0
  );
}

export function BookingNoticeCard() {
  const card = useRef<HTMLElement>(null);
  const { shown, dismiss, hide } = useBookingNotice(card);
  // Before it is painted: who has the focus on what it would cover is not disturbed.
  useLayoutEffect(() => {
    if (!shown) return;
    const settle = () => {
      if (!card.current) return;
      shown.place(card.current);
      if (coversFocus(card.current)) hide();
    };
    settle();
    let width = innerWidth;
    // A phone's bars change the height while one scrolls.
    const onResize = () => {
      if (width !== innerWidth) settle();
      width = innerWidth;
    };
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, [shown, hide]);
  useEffect(() => {
    if (!shown) return;
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
  }, [shown, hide, dismiss]);
  if (!shown) return null;
  const { name, area, just, pronoun, car, when } = shown.notice;
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
