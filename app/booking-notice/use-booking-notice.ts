// The booking notice to show just now, if any, until the visitor dismisses it for this browser session.

import { useCallback, useEffect, useState } from "react";
import { showBookingNotices } from "#studio/studio.ts";
import { type BookingNotice, drawBookingNotice } from "./booking-notice.ts";
import { keepDismissed, wasDismissed } from "./dismissal.ts";
import { startSchedule } from "./schedule.ts";

export function useBookingNotice() {
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [dismissed, setDismissed] = useState(false);

  const hide = useCallback(() => setNotice(null), []);

  useEffect(() => {
    if (!showBookingNotices || dismissed || wasDismissed()) return;
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
        // The lists are 125 entries: fetched when they are wanted, not with the page.
        const lists = await import("#studio/bookings.ts").catch(() => null);
        if (!lists) return false;
        setNotice(drawBookingNotice(lists));
        return true;
      },
      hide,
    });
  }, [dismissed, hide]);

  function dismiss() {
    setNotice(null);
    setDismissed(true);
    keepDismissed();
  }

  return { notice, dismiss, hide };
}
