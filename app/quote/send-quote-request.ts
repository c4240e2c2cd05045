// The site's one call (spec §7): the form's own URL-encoded body, posted to the site's root,
// with this browser's storage, locks, network and clock.

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

/** Sends requests that earlier visits left, and goes on for as long as the page is open. */
export function keepSendingUnsent() {
  unsent.sendUnsent();
  addEventListener("online", unsent.sendUnsent);
  addEventListener("storage", unsent.lookAgain);
}

/** A random UUID. `crypto.randomUUID` does not exist on plain http. */
export function newKey(): string {
  return "00000000-0000-4000-8000-000000000000".replace(/[08]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 0 becomes any digit, 8 one of 8, 9, a, b: version 4.
    return (digit === "8" ? 8 + (byte & 3) : byte & 15).toString(16);
  });
}
