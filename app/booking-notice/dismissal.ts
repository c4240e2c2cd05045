// Whether the visitor has dismissed the booking notice, kept for the browser session.

const KEY = "booking-notice-dismissed";

export function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepDismissed(): void {
  try {
    sessionStorage.setItem(KEY, "yes");
  } catch {
    // Storage may be forbidden: then the notice stays away until the next page load.
  }
}
