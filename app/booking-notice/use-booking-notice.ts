// When the booking notice shows (spec §4): first some time after the page has loaded, then again and again,
// until the visitor dismisses it for this browser session.

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { bookingNoticeTimings as timings } from "#facts/booking-notice.ts";
import { showBookingNotices } from "#facts/studio.ts";
import { type BookingNotice, drawBookingNotice } from "./booking-notice.ts";

const DISMISSED = "booking-notice-dismissed";

export function useBookingNotice() {
  const [notice, setNotice] = useState<BookingNotice | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const isFirstPage = useLocation().key === "default";

  useEffect(() => {
    if (!showBookingNotices || dismissed || wasDismissed()) return;
    let timer: ReturnType<typeof setTimeout>;
    const hideThenRepeat = () => {
      setNotice(null);
      timer = setTimeout(show, timings.every - timings.visible);
    };
    const show = async () => {
      timer = setTimeout(hideThenRepeat, timings.visible);
      // The lists are 125 names: fetched when they are wanted, not with the page.
      setNotice(drawBookingNotice(await import("#content/booking-notice.ts")));
    };
    timer = setTimeout(show, timings.first - (isFirstPage ? sincePageLoad() : 0));
    return () => clearTimeout(timer);
  }, [dismissed, isFirstPage]);

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

/** Milliseconds since the page had loaded: React starts later than that. */
function sincePageLoad(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd;
  return loaded ? performance.now() - loaded : 0;
}
