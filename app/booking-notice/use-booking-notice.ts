// The booking notice to show just now, if any, until the visitor dismisses it for this browser session.

import { type RefObject, useCallback, useEffect, useState } from "react";
import { bookingSource } from "#studio/studio.ts";
import type { BookingNotice } from "./booking-notice.ts";
import { keepDismissed, wasDismissed } from "./dismissal.ts";
import { startSchedule } from "./schedule.ts";

export function useBookingNotice(card: RefObject<HTMLElement | null>) {
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [dismissed, setDismissed] = useState(false);

  const hide = useCallback(() => setNotice(null), []);

  useEffect(() => {
    if (bookingSource === "off" || dismissed || wasDismissed()) return;
    return startSchedule({
      now: () => performance.now(),
      loadedAt() {
        if (document.readyState !== "complete") return 0;
        const [navigation] = performance.getEntriesByType("navigation");
        return (
          (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd || performance.now()
        );
      },
      whenLoaded(run) {
        addEventListener("load", run, { once: true });
        return () => removeEventListener("load", run);
      },
      setTimer(run, milliseconds) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      async show() {
        const module = await import("./booking-notice.ts").catch(() => null);
        const next = module?.nextBookingNotice() ?? null;
        setNotice(next);
        return next !== null;
      },
      isHeld: () =>
        card.current?.matches(":hover") || card.current?.contains(document.activeElement) || false,
      hide,
    });
  }, [dismissed, hide, card]);

  const dismiss = useCallback(() => {
    setNotice(null);
    setDismissed(true);
    keepDismissed();
  }, []);

  return { notice, dismiss, hide };
}
