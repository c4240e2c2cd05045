// Timing of the booking notice (spec §4): the first one 15 s after the page has loaded, then one every 20 s, each for 5 s.

import { type RefObject, useCallback, useEffect, useState } from "react";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { bookingSource } from "#studio/studio.ts";
import type { BookingNotice } from "./booking-notice.ts";

/** Milliseconds between checks while the visitor points at the notice or has the focus in it. */
const HELD_MS = 1000;
/** Key in session storage: the visitor has dismissed the notices. */
const DISMISSED = "booking-notice-dismissed";

export function useBookingNotice(card: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<BookingNotice | null>(null);
  const [dismissed, setDismissed] = useState(false);

  const hide = useCallback(() => setShown(null), []);

  useEffect(() => {
    if (bookingSource === "off" || dismissed || wasDismissed()) return;
    let timer: ReturnType<typeof setTimeout>;
    let draw: (() => BookingNotice | null) | undefined;
    const begin = () => {
      void fetchLists();
      timer = setTimeout(show, msUntilFirst());
    };
    /** Called ahead of the first showing, and again before each later one until it succeeds. */
    async function fetchLists() {
      const module = await import("./booking-notice.ts").catch(() => undefined);
      draw = module?.nextBookingNotice;
    }
    function show() {
      if (!draw) void fetchLists();
      // Skip notices while the tab is hidden.
      const notice = document.hidden ? null : (draw?.() ?? null);
      setShown(notice);
      timer = notice ? setTimeout(end, timings.visible) : setTimeout(show, timings.every);
    }
    function end() {
      const isHeld =
        card.current?.matches(":hover") || card.current?.contains(document.activeElement);
      if (!isHeld) setShown(null);
      timer = isHeld ? setTimeout(end, HELD_MS) : setTimeout(show, timings.every - timings.visible);
    }
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => {
      removeEventListener("load", begin);
      clearTimeout(timer);
    };
  }, [dismissed, card]);

  const dismiss = useCallback(() => {
    setShown(null);
    setDismissed(true);
    try {
      sessionStorage.setItem(DISMISSED, "yes");
    } catch {
      // Storage is blocked: the notice stays away until the next page load.
    }
  }, []);

  return { shown, hide, dismiss };
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

/** Counts from the page's load, as React may start long after it; the full delay once that time has passed. */
function msUntilFirst(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loadedAt = visit?.loadEventEnd || performance.now();
  const sinceLoad = performance.now() - loadedAt;
  return sinceLoad < timings.first ? timings.first - sinceLoad : timings.first;
}
