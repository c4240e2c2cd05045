// Which quote request photos belong to: the one whose link was followed, the one that is still unsent,
// or the last that was sent from this browser.

import { sentNote, unsentPrefix } from "#app/quote/unsent-store.ts";
import { parseKey, photosFragment } from "#contract/photos.ts";
import { keptInBrowser } from "#facts/kept-in-browser.ts";

/** Milliseconds. */
const KEPT_FOR = keptInBrowser.amount * 24 * 3_600_000;

export type RequestOfPhotos = { key: string; isUnsent: boolean };

/** @param storage may throw, where a visitor forbids it. */
export function findRequestOfPhotos(
  storage: () => Storage,
  now: number,
): RequestOfPhotos | undefined {
  try {
    const stored = storage();
    const [unsent] = Object.keys(stored).filter((name) => name.startsWith(unsentPrefix));
    const unsentKey = parseKey(unsent?.slice(unsentPrefix.length));
    if (unsentKey) return { key: unsentKey, isUnsent: true };
    const [text, since] = (stored.getItem(sentNote) ?? "").split(" ");
    const key = parseKey(text);
    const age = now - Number(since);
    if (key && age < KEPT_FOR) return { key, isUnsent: false };
    stored.removeItem(sentNote);
  } catch {}
  return undefined;
}

export function isStillUnsent(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(unsentPrefix + key) !== null;
  } catch {
    return false;
  }
}

/** Takes the key of a followed link out of the address, before anything else can read it there. */
export function takeLinkedRequest(storage: () => Storage, now: number) {
  const key = location.hash.startsWith(photosFragment)
    ? parseKey(location.hash.slice(photosFragment.length))
    : undefined;
  if (!key) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    storage().setItem(sentNote, `${key} ${now}`);
  } catch {}
}
