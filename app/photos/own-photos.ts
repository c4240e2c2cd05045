// The photo queue with this browser's storage, locks, network and clock.

import { setTimer } from "#app/quote/unsent/send-again.ts";
import { noteDelivered } from "#app/quote/unsent/send-quote-request.ts";
import { photosNote } from "#app/quote/unsent/store.ts";
import { tryStorage } from "#app/try-storage.ts";
import { askByXhr, createPhotoCalls } from "./photo-calls.ts";
import { createPhotoQueue } from "./photo-queue.ts";
import { createPhotoStore } from "./photo-store.ts";
import { isStillUnsent, takeLinkedRequest } from "./request-of-photos.ts";

const calls = createPhotoCalls(askByXhr);

/** Missing in Safari before 15.4: there, other tabs show changes only after a reload. */
const tabs =
  typeof window === "object" && "BroadcastChannel" in window
    ? new BroadcastChannel("photos")
    : undefined;

export const { listArrived } = calls;

export const photoQueue = createPhotoQueue({
  store: createPhotoStore(() => indexedDB),
  send: calls.send,
  isUnsent: (request) => isStillUnsent(() => localStorage, request),
  locks: () => navigator.locks,
  note: (isWaiting) =>
    tryStorage(() =>
      isWaiting ? localStorage.setItem(photosNote, "yes") : localStorage.removeItem(photosNote),
    ),
  tellOtherTabs: (news) => tabs?.postMessage(news),
  now: Date.now,
  random: Math.random,
  setTimer,
});

function takeLink(): boolean {
  const isTaken = takeLinkedRequest(() => sessionStorage, Date.now());
  if (isTaken) noteDelivered();
  return isTaken;
}

// On import: removes a link's key from the address before other code can read the key.
if (typeof window === "object") {
  takeLink();
  // A link opened in this tab may change only the fragment. The page then shows another request.
  const followLink = (event: Event) => {
    if (!takeLink()) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  for (const type of ["popstate", "hashchange"]) addEventListener(type, followLink, true);
  if (tabs) tabs.onmessage = ({ data }) => photoQueue.hear(data);
  addEventListener("online", photoQueue.wake);
  // Another tab may have sent the quote request that the photos wait for.
  addEventListener("storage", photoQueue.wake);
  void photoQueue.wake();
}
