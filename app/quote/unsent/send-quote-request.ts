// Queue of quote requests (spec §7) with this browser's storage, locks, network and clock.

import { paths } from "#contract/paths.ts";
import { setTimer } from "./send-again.ts";
import { createUnsent } from "./unsent.ts";

const unsent = createUnsent({
  storage: () => localStorage,
  locks: () => navigator.locks,
  fetch: (path, init) => fetch(path, init),
  now: Date.now,
  random: Math.random,
  newKey,
  setTimer,
});

export const { sendQuoteRequest, discardUnsent, hasUnsent, watch } = unsent;
export const { countUnsent, isDiscarded, isHeldByPage, noteDelivered } = unsent;

// Asks the visitor before closing a page that holds a request only in memory.
const ask = (event: Event) => event.preventDefault();
watch(() => (isHeldByPage() ? addEventListener : removeEventListener)("beforeunload", ask));

/** Sends requests from earlier visits, and retries while the page is open. */
export function keepSendingUnsent() {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A form posted before the scripts arrived was redirected to this page.
  if (load?.redirectCount && location.pathname === paths.thankYou) unsent.noteDelivered();
  unsent.sendUnsent();
  addEventListener("online", unsent.sendUnsent);
  addEventListener("storage", unsent.noticeOtherTab);
}

/** Random version 4 UUID. `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, (_, place: number) =>
    ((bytes[place] ?? 0) & 15).toString(16),
  );
}
