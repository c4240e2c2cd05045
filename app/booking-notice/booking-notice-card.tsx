// The booking notice itself: small, polite, no live region, so that it never interrupts a screen reader.

import { example } from "#content/example.ts";
import css from "./booking-notice-card.module.css";
import { useBookingNotice } from "./use-booking-notice.ts";

export function BookingNoticeCard() {
  const { notice, dismiss } = useBookingNotice();
  if (!notice) return null;
  const { name, area, pronoun, car, minutesAgo } = notice;
  return (
    <aside className={`paper screen arrives small ${css.card}`} aria-label="Recent booking">
      <p className="label">
        {name} from {area}
      </p>
      <p>
        just booked a wrap for {pronoun} {car}
      </p>
      <p>
        {minutesAgo} minutes ago{example}
      </p>
      <button type="button" className="close" onClick={dismiss} aria-label="Dismiss">
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 4l16 16M20 4L4 20" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </aside>
  );
}
