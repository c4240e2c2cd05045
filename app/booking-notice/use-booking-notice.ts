// When the booking notice shows (spec §4): first some time after the page has loaded, then again and again,
// until the visitor dismisses it for this browser session.

import { useEffect, useState } from "react";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { showBookingNotices } from "#facts/studio.ts";
import { type BookingNotice, drawBookingNotice } from "./booking-notice.ts";

const DISMISSED = "booking-notice-dismissed";

export function useBookingNotice() {
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!showBookingNotices || dismissed || wasDismissed()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const show = async () => {
      // The lists are 125 entries: fetched when they are wanted, not with the page.
      const lists = await import("#content/booking-notice.ts").catch(() => null);
      if (!lists || stopped) return;
      setNotice(drawBookingNotice(lists));
      timer = setTimeout(hide, timings.visible);
    };
    const hide = () => {
      setNotice(null);
      timer = setTimeout(show, timings.every - timings.visible);
    };
    timer = setTimeout(show, untilFirst());
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [dismissed]);

  function dismiss() {
    setNotice(null);
    setDismissed(true);
    try {
      sessionStorage.setItem(DISMISSED, "yes");
    } catch {
      // Storage may be forbidden: then the notice stays away until the next page load.
    }
  }

  return { notice, dismiss };
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds: counted from the page's load, which React starts after; anew for who comes back later. */
function untilFirst(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
  const sinceLoad = performance.now() - loaded;
  return sinceLoad < timings.first ? timings.first - sinceLoad : timings.first;
}
