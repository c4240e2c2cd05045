// Unsent quote requests, one localStorage entry each, so that tabs do not overwrite each other's. Requests that the
// storage does not take (full, forbidden, private mode) are held as long as the page is open.

import { keptInBrowser } from "#facts/kept-in-browser.ts";

/** A version that stores something else takes another prefix: entries of this one stay readable. */
export const unsentPrefix = "unsent-quote-request/";

/** The key of the last request that was stored, and when: its photos may follow. */
export const sentNote = "sent-quote-request";

/** There while photos of a request wait: a visit to any page then loads what sends them. */
export const photosNote = "photos";

/** Milliseconds. */
export const keptFor = keptInBrowser.amount * 24 * 3_600_000;

/** Milliseconds that an answer can hold a request or photo back; our server asks for no more, a proxy may. */
export const longestWait = 3_600_000;

export type UnsentRequest = {
  /** When it was submitted, in milliseconds since 1970. */
  since: number;
  /** When it may be sent again, likewise. 0: at any time. */
  notBefore: number;
  /** The form, URL-encoded. */
  body: string;
};

export type UnsentStore = {
  /** By idempotency key. Drops entries that are too old or damaged. */
  all(): Map<string, UnsentRequest>;
  keep(key: string, request: UnsentRequest): void;
  forget(key: string): void;
  noteSent(key: string): void;
};

/** @param storage may throw, as `localStorage` itself does where a visitor forbids it. */
export function createUnsentStore(storage: () => Storage, now: () => number): UnsentStore {
  const refused = new Map<string, string>();
  /** Entries that could not be removed must not be taken for unsent again. */
  const forgotten = new Set<string>();

  function keep(key: string, { since, notBefore, body }: UnsentRequest) {
    const text = `${Math.ceil(since)} ${Math.ceil(notBefore)} ${body}`;
    const name = unsentPrefix + key;
    // Some browsers take an entry and keep none of it.
    const isKept = tryStorage((stored) => {
      stored.setItem(name, text);
      return stored.getItem(name) === text;
    });
    if (isKept) refused.delete(key);
    else refused.set(key, text);
  }

  function forget(key: string) {
    forgotten.add(key);
    tryStorage((stored) => stored.removeItem(unsentPrefix + key));
  }

  function noteSent(key: string) {
    tryStorage((stored) => stored.setItem(sentNote, `${key} ${now()}`));
  }

  function tryStorage<T>(act: (stored: Storage) => T): T | undefined {
    try {
      return act(storage());
    } catch {}
  }

  function texts() {
    const found = new Map<string, string>();
    tryStorage((stored) => {
      for (let place = stored.length; place--; ) {
        const name = stored.key(place) ?? "";
        if (name.startsWith(unsentPrefix)) {
          found.set(name.slice(unsentPrefix.length), stored.getItem(name) ?? "");
        }
      }
    });
    return new Map([...found, ...refused]);
  }

  function all() {
    const requests = new Map<string, UnsentRequest>();
    for (const [key, text] of texts()) {
      if (forgotten.has(key)) continue;
      const [, since, notBefore, body] = /^(-?\d+) (-?\d+) (\S+)$/.exec(text) ?? [];
      const age = now() - Number(since);
      if (!body || !/^[\da-f-]{36}$/.test(key) || age >= keptFor) forget(key);
      else if (age >= 0 && Number(notBefore) <= now() + longestWait) {
        requests.set(key, { since: Number(since), notBefore: Number(notBefore), body });
      } else {
        // The device's clock ran ahead and was set right: its times mean nothing any more.
        const mended = { since: Math.min(Number(since), now()), notBefore: 0, body };
        keep(key, mended);
        requests.set(key, mended);
      }
    }
    return requests;
  }

  return { all, keep, forget, noteSent };
}
