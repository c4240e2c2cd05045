// The quote request that photos belong to: this browser's latest, or one whose link was opened later in this tab.

import { keptFor, sentNote, unsentPrefix } from "#app/quote/unsent/store.ts";
import { tryStorage } from "#app/try-storage.ts";
import { parseKey, photosFragment } from "#contract/photos.ts";

/** Entry in sessionStorage with the linked request's key and the time when the link was followed. */
const linkNote = "linked-quote-request";

export type RequestOfPhotos = {
  key: string;
  isUnsent: boolean;
  /** Whether the request comes from a link. A linked request may be somebody else's. */
  isLinked: boolean;
};

/** @param stores may throw if storage is blocked. */
export function findRequestOfPhotos(
  stores: { local: () => Storage; session: () => Storage },
  now: number,
): RequestOfPhotos | undefined {
  const found = [
    tryStorage(() => readUnsent(stores.local())),
    tryStorage(() => readNote(stores.local(), sentNote, now)),
    tryStorage(() => readNote(stores.session(), linkNote, now)),
  ];
  const [latest] = found.flatMap((some) => some ?? []).sort((a, b) => b.since - a.since);
  return latest?.request;
}

type Found = { since: number; request: RequestOfPhotos };

function readUnsent(stored: Storage): Found[] {
  return Object.keys(stored)
    .filter((name) => name.startsWith(unsentPrefix))
    .flatMap((name) => {
      const key = parseKey(name.slice(unsentPrefix.length));
      const since = Number.parseInt(stored.getItem(name) ?? "", 10);
      return key ? [{ since, request: { key, isUnsent: true, isLinked: false } }] : [];
    });
}

function readNote(stored: Storage, name: string, now: number): Found[] {
  const [text, time] = (stored.getItem(name) ?? "").split(" ");
  const key = parseKey(text);
  const since = Number(time);
  if (key && now - since < keptFor) {
    const request = { key, isUnsent: false, isLinked: name === linkNote };
    // A note dated in the future comes from a fast clock: any other request counts as later.
    return [{ since: since > now ? 0 : since, request }];
  }
  stored.removeItem(name);
  return [];
}

export function isStillUnsent(storage: () => Storage, key: string): boolean {
  return Boolean(tryStorage(() => storage().getItem(unsentPrefix + key)));
}

/** Moves a link's key from the address to sessionStorage, before other code can read it. @returns false if none */
export function takeLinkedRequest(session: () => Storage, now: number): boolean {
  const key = location.hash.startsWith(photosFragment)
    ? parseKey(location.hash.slice(photosFragment.length))
    : undefined;
  if (!key) return false;
  history.replaceState(history.state, "", location.pathname + location.search);
  tryStorage(() => session().setItem(linkNote, `${key} ${now}`));
  return true;
}

/** Forgets the linked request, so that photos go to this browser's own request. */
export function leaveLinkedRequest(session: () => Storage) {
  tryStorage(() => session().removeItem(linkNote));
}
