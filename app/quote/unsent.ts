// Sends quote requests until the server has confirmed them. Each is kept before it is first sent, and sent again
// under the same idempotency key: while a page is open, when the connection is back, on the next visit.
// Everything of the browser comes in as an argument, so that it can be tried without one.

import { createPost, type PostDeps, postTimeout } from "./unsent-post.ts";
import { createUnsentStore, type UnsentRequest, unsentPrefix } from "./unsent-store.ts";

const SECOND = 1_000;

/** Milliseconds between two attempts of a page: doubled each time, up to the longest. */
const FIRST_PAUSE = 4 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;

export type UnsentDeps = PostDeps & {
  storage: () => Storage;
  /** `undefined` in old browsers and on plain http. */
  locks: () => Pick<LockManager, "request"> | undefined;
  /** From 0 to 1, 1 excluded. */
  random: () => number;
  /** Random UUIDs. */
  newKey: () => string;
};

export function createUnsent(deps: UnsentDeps) {
  const { now, random, setTimer } = deps;
  const store = createUnsentStore(deps.storage, now);
  const post = createPost(deps);
  const watchers = new Set<() => void>();
  let isUnsent = false;
  let isNotTaken = false;
  let rounds = 0;
  let callOff: (() => void) | undefined;

  /** Keeps a form's body and sends it once; resolves when that has succeeded or failed. Never rejects. */
  async function sendQuoteRequest(form: URLSearchParams): Promise<void> {
    const key = deps.newKey();
    const request = { since: now(), notBefore: 0, body: form.toString() };
    store.keep(key, request);
    await attempt(key, request);
    rounds = 0;
    planNextRound();
  }

  /** Sends at once what is unsent: on a visit, and when the connection is back. */
  function sendUnsent() {
    rounds = 0;
    // Without locks, tabs that wake at the same moment must not all begin in it.
    planRound(deps.locks() ? 0 : random() * SECOND);
  }

  /** For when another tab has changed the storage: its request becomes ours should that tab be closed. */
  function lookAgain() {
    if (!callOff) planNextRound();
    look();
  }

  function planRound(pause: number) {
    callOff?.();
    look();
    callOff = isUnsent ? setTimer(sendAll, pause) : undefined;
  }

  function planNextRound() {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** rounds++);
    planRound(pause * (0.5 + random() / 2));
    if (!isUnsent) rounds = 0;
  }

  async function sendAll() {
    callOff = undefined;
    await Promise.all([...store.all().keys()].map((key) => attempt(key)));
    planNextRound();
  }

  /** Sends one request, unless another tab is sending it or it has to wait. */
  async function attempt(key: string, fresh?: UnsentRequest) {
    try {
      const locks = deps.locks();
      const send = (lock: Lock | null) => lock && sendAlone(key, 0, fresh);
      if (locks) return await locks.request(unsentPrefix + key, { ifAvailable: true }, send);
    } catch {
      // Some embedded pages have locks and may not use them.
    }
    await sendAlone(key, postTimeout + SECOND, fresh);
  }

  /** @param term lease in milliseconds during which other tabs do not send it; replaces a lock where there is none. */
  async function sendAlone(key: string, term: number, fresh?: UnsentRequest) {
    const request = store.all().get(key) ?? fresh;
    // Gone: another tab has delivered it meanwhile.
    if (!request || request.notBefore > now()) return;
    if (term) store.keep(key, { ...request, notBefore: now() + term });
    const outcome = await post(key, request.body);
    if (outcome.isConfirmed) {
      store.forget(key);
      store.noteSent(key);
      store.noteHost({ takesNoPost: false });
      return;
    }
    const { wait, hostTakesNoPost } = outcome;
    if (hostTakesNoPost) store.noteHost({ takesNoPost: true });
    if (store.all().has(key)) {
      store.keep(key, { ...request, notBefore: wait && now() + wait });
    }
  }

  function look() {
    isUnsent = store.all().size > 0;
    if (!isUnsent) store.noteHost({ takesNoPost: false });
    isNotTaken = isUnsent && store.hostTakesNoPost();
    for (const watcher of watchers) watcher();
  }

  return {
    sendQuoteRequest,
    sendUnsent,
    lookAgain,
    /** Whether a request was undelivered when last looked; the one being submitted does not count yet. */
    hasUnsent: () => isUnsent,
    /** Likewise, and this host takes no form posts at all: nobody may be told that the details arrived. */
    isNotTaken: () => isNotTaken,
    /** @returns a function that unsubscribes. */
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
