// Booking notices (spec §4). The first appears 15 s after the page has loaded, then one every 20 s, each for 5 s.
// Not a live region, so that no notice interrupts a screen reader.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tryStorage } from "#app/try-storage.ts";
import { Cross } from "#app/ui/icons.tsx";
import { example } from "#content/example.ts";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import type { BookingNotice } from "./booking-notice.ts";
import css from "./booking-notice-card.module.css";

/** Milliseconds between checks of whether the notice still has the pointer or the focus. */
const HELD_MS = 1000;
const DISMISSED = "booking-notice-dismissed";

type Card = RefObject<HTMLElement | null>;

export function BookingNoticeCard() {
  const card: Card = useRef(null);
  const [shown, show] = useState<BookingNotice | null>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    // If storage is blocked, the notice stays away only until the next page load.
    if (isDismissed) return tryStorage(() => sessionStorage.setItem(DISMISSED, "yes"));
    const wasDismissed = tryStorage(() => sessionStorage.getItem(DISMISSED));
    return bookingSource === "off" || wasDismissed ? undefined : showInTurn(card, show);
  }, [isDismissed]);

  // Runs before paint so that the notice never covers the focused control, even for a frame.
  useLayoutEffect(() => {
    if (!shown) return;
    const giveWayNow = () => {
      if (card.current && coversFocus(card.current)) show(null);
    };
    // Wait a frame: the browser scrolls to the focused element after the focus event.
    const giveWay = () => requestAnimationFrame(giveWayNow);
    const onKey = ({ key, target }: KeyboardEvent) => {
      // An open dialog or menu handles Escape first.
      const above = target instanceof Element && target.closest("dialog, [popover]");
      if (key === "Escape" && !above) setDismissed(true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["focusin", "scroll", "resize"]) addEventListener(type, giveWay, { signal });
    addEventListener("keydown", onKey, { signal });
    giveWayNow();
    return () => listening.abort();
  }, [shown]);

  if (!shown || isDismissed) return null;
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
        onClick={() => setDismissed(true)}
        aria-label="Dismiss"
        aria-keyshortcuts="Escape"
      >
        <Cross />
      </button>
    </aside>
  );
}

/** Shows one notice after another. @returns a function that stops this. */
function showInTurn(card: Card, show: (notice: BookingNotice | null) => void) {
  let timer: ReturnType<typeof setTimeout>;
  let draw: (() => BookingNotice | null) | undefined;
  const begin = () => {
    void fetchLists();
    timer = setTimeout(next, msUntilFirst());
  };
  /** Called once the page has loaded; after a failure, again at each turn. */
  async function fetchLists() {
    const module = await import("./booking-notice.ts").catch(() => undefined);
    draw = module?.nextBookingNotice;
  }
  function next() {
    if (!draw) void fetchLists();
    const notice = document.hidden ? null : (draw?.() ?? null);
    show(notice);
    timer = notice ? setTimeout(end, timings.visible) : setTimeout(next, timings.every);
  }
  function end() {
    const isHeld =
      card.current?.matches(":hover") || card.current?.contains(document.activeElement);
    if (!isHeld) show(null);
    timer = isHeld ? setTimeout(end, HELD_MS) : setTimeout(next, timings.every - timings.visible);
  }
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  return () => {
    removeEventListener("load", begin);
    clearTimeout(timer);
  };
}

/** Counted from the page's load, or from now if the first notice is already overdue. */
function msUntilFirst(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loadedAt = visit?.loadEventEnd || performance.now();
  const sinceLoad = performance.now() - loadedAt;
  return sinceLoad < timings.first ? timings.first - sinceLoad : timings.first;
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
