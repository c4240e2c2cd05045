// The booking notice to show just now, if any, until the visitor dismisses it for this browser session.

import { type RefObject, useCallback, useEffect, useState } from "react";
import { bookingSource } from "#studio/studio.ts";
import type { BookingNotice } from "./booking-notice.ts";
import { keepDismissed, wasDismissed } from "./dismissal.ts";
import { startSchedule } from "./schedule.ts";

interface Shown {
  notice: BookingNotice;
  place: (card: HTMLElement) => void;
}

export function useBookingNotice(card: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [dismissed, setDismissed] = useState(false);

  const hide = useCallback(() => setShown(null), []);

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
        const modules = await Promise.all([
          import("./booking-notice.ts"),
          import("./place.ts"),
        ]).catch(() => null);
        if (!modules) return false;
        const [{ nextBookingNotice }, { placeNotice }] = modules;
        const notice = nextBookingNotice();
        setShown(notice && { notice, place: placeNotice });
        return notice !== null;
      },
      isHeld: () =>
        card.current?.matches(":hover") || card.current?.contains(document.activeElement) || false,
      hide,
    });
  }, [dismissed, hide, card]);

  const dismiss = useCallback(() => {
    setShown(null);
    setDismissed(true);
    keepDismissed();
  }, []);

  return { shown, dismiss, hide };
}
