// Store of unsent quote requests: one localStorage entry each, so that tabs do not collide. In memory if storage fails.

import { tryStorage } from "#app/try-storage.ts";
import { keptInBrowser } from "#facts/kept-in-browser.ts";

/** A new stored format needs a new prefix, so that tabs on the older version can still read their entries. */
export const unsentPrefix = "unsent-quote-request/";

/** Prefix of entries with the date of the first response to an unsent request, in milliseconds since 1970. */
const answeredPrefix = "answered-quote-request/";

/** Entry with the key and time of the last delivered request, to which photos may be added. */
export const sentNote = "sent-quote-request";

/** Entry present from a discard until the next request is sent. */
export const discardedNote = "discarded-quote-request";

/** Entry present while photos wait to be sent: any page then loads the code that sends them. */
export const photosNote = "photos";

/** Retention period in milliseconds. */
export const keptFor = keptInBrowser.amount * 24 * 3_600_000;

/** Longest wait in milliseconds that a response can impose. Only a proxy would ask for more. */
export const longestWait = 3_600_000;

export type UnsentRequest = {
  /** Time of submission, in milliseconds since 1970. */
  since: number;
  /** Earliest time of the next attempt, in milliseconds since 1970; 0 for at once. */
  notBefore: number;
  /** The form, URL-encoded. */
  body: string;
};

/** @param storage may throw, as `localStorage` does when blocked. */
export function createUnsentStore(storage: () => Storage, now: () => number) {
  const refused = new Map<string, string>();
  /** Keys of delivered or discarded requests. Their entries may remain, since removal can fail. */
  const forgotten = new Set<string>();
  /** A discard that storage could not note. */
  let discarded = false;

  function keep(key: string, { since, notBefore, body }: UnsentRequest) {
    const text = `${Math.ceil(since)} ${Math.ceil(notBefore)} ${body}`;
    const name = unsentPrefix + key;
    // Some browsers accept an entry but do not store it.
    const isKept = tryStorage(() => {
      storage().setItem(name, text);
      return storage().getItem(name) === text;
    });
    if (isKept) refused.delete(key);
    else refused.set(key, text);
  }

  function forget(key: string) {
    forgotten.add(key);
    refused.delete(key);
    tryStorage(() => {
      storage().removeItem(unsentPrefix + key);
      storage().removeItem(answeredPrefix + key);
    });
  }

  /** Whether the retention period is over by the device's clock and by the responses' dates: either may be wrong. */
  function isOver(key: string, since: number, answered: number): boolean {
    const name = answeredPrefix + key;
    let first = 0;
    tryStorage(() => {
      first = Number(storage().getItem(name));
      if (!first && answered) storage().setItem(name, `${answered}`);
    });
    return first > 0 && Math.min(answered - first, now() - since) >= keptFor;
  }

  function noteSent(key: string) {
    tryStorage(() => storage().setItem(sentNote, `${key} ${now()}`));
  }

  function noteDiscarded(isDiscarded: boolean) {
    const act = isDiscarded ? "setItem" : "removeItem";
    tryStorage(() => storage()[act](discardedNote, "yes"));
    discarded = isDiscarded && !hasNote();
  }

  const hasNote = () => tryStorage(() => storage().getItem(discardedNote)) === "yes";
  const isDiscarded = () => discarded || hasNote();

  function texts() {
    const found = new Map<string, string>();
    tryStorage(() => {
      const stored = storage();
      for (let place = stored.length; place--; ) {
        const name = stored.key(place) ?? "";
        if (name.startsWith(unsentPrefix)) {
          found.set(name.slice(unsentPrefix.length), stored.getItem(name) ?? "");
        }
      }
    });
    return new Map([...found, ...refused]);
  }

  /** Returns the unsent requests by idempotency key, and deletes damaged entries. */
  function all() {
    const requests = new Map<string, UnsentRequest>();
    for (const [key, text] of texts()) {
      if (forgotten.has(key)) continue;
      const [, since, notBefore, body] = /^(-?\d+) (-?\d+) (\S+)$/.exec(text) ?? [];
      const age = now() - Number(since);
      if (!body || !/^[\da-f-]{36}$/.test(key)) forget(key);
      else if (age >= 0 && Number(notBefore) <= now() + longestWait) {
        requests.set(key, { since: Number(since), notBefore: Number(notBefore), body });
      } else {
        // The device's clock ran ahead and has been corrected: the stored times are meaningless.
        const corrected = { since: Math.min(Number(since), now()), notBefore: 0, body };
        keep(key, corrected);
        requests.set(key, corrected);
      }
    }
    return requests;
  }

  const isHeldByPage = () => refused.size > 0;

  return { all, keep, forget, isOver, noteSent, noteDiscarded, isDiscarded, isHeldByPage };
}
