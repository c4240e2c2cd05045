// Queue of unsent quote requests. Each is stored, then sent under one idempotency key until a response proves
// delivery, on later visits too.

import { createPost, type PostDeps, postTimeout } from "./post.ts";
import { createWatchers, inOneTab, pauseAfter, type SendAgainDeps } from "./send-again.ts";
import { createUnsentStore, type UnsentRequest, unsentPrefix } from "./store.ts";

const SECOND = 1_000;

export type UnsentDeps = PostDeps &
  SendAgainDeps & {
    storage: () => Storage;
    /** Random UUIDs. */
    newKey: () => string;
  };

export function createUnsent(deps: UnsentDeps) {
  const { now, random, setTimer } = deps;
  const store = createUnsentStore(deps.storage, now);
  const post = createPost(deps);
  const watchers = createWatchers();
  let count = 0;
  let isDiscarded = false;
  let rounds = 0;
  let callOff: (() => void) | undefined;

  /** Stores a form's body and tries once to send it; resolves after that attempt. Never rejects. */
  async function sendQuoteRequest(form: URLSearchParams): Promise<void> {
    const key = deps.newKey();
    const request = { since: now(), notBefore: 0, body: form.toString() };
    store.noteDiscarded(false);
    store.keep(key, request);
    await attempt(key, request);
    rounds = 0;
    planNextRound();
  }

  /** Sends all unsent requests now. */
  function sendUnsent() {
    rounds = 0;
    // Without locks, a random delay keeps two tabs from sending at the same time.
    planRound(deps.locks() ? 0 : random() * SECOND);
  }

  /** Plans to send requests that another tab has stored, as the other tab may close. */
  function noticeOtherTab() {
    if (!callOff) planNextRound();
    refresh();
  }

  /** Deletes all unsent requests. @returns their keys. */
  function discardUnsent(): string[] {
    const keys = [...store.all().keys()];
    for (const key of keys) discard(key);
    refresh();
    return keys;
  }

  function discard(key: string) {
    // In this order: other tabs read the note as soon as the entry is gone.
    store.noteDiscarded(true);
    store.forget(key);
  }

  function planRound(pause: number) {
    callOff?.();
    refresh();
    callOff = count > 0 ? setTimer(sendAll, pause) : undefined;
  }

  function planNextRound() {
    planRound(pauseAfter(rounds++, random()));
    if (count === 0) rounds = 0;
  }

  async function sendAll() {
    callOff = undefined;
    await Promise.all([...store.all().keys()].map((key) => attempt(key)));
    planNextRound();
  }

  /** Sends one request, unless another tab is sending it or the request has to wait. */
  function attempt(key: string, fresh?: UnsentRequest) {
    return inOneTab(
      deps,
      unsentPrefix + key,
      () => sendAlone(key, 0, fresh),
      () => sendAlone(key, postTimeout + SECOND, fresh),
    );
  }

  /** @param term milliseconds in which other tabs must not send the request; 0 under a lock. */
  async function sendAlone(key: string, term: number, fresh?: UnsentRequest) {
    const request = store.all().get(key) ?? fresh;
    // Missing: delivered or discarded since.
    if (!request || request.notBefore > now()) return;
    if (term) store.keep(key, { ...request, notBefore: now() + term });
    const outcome = await post(key, request.body);
    if (outcome.isStored) {
      // In this order: other tabs read the note as soon as the entry is gone.
      store.noteSent(key);
      // The visitor may have discarded the request during this attempt.
      store.noteDiscarded(false);
      store.forget(key);
    } else if (store.all().has(key)) {
      if (store.isOver(key, request.since, outcome.answered)) discard(key);
      else store.keep(key, { ...request, notBefore: outcome.wait && now() + outcome.wait });
    }
  }

  function refresh() {
    count = store.all().size;
    isDiscarded = count === 0 && store.isDiscarded();
    watchers.tell();
  }

  return {
    sendQuoteRequest,
    sendUnsent,
    noticeOtherTab,
    discardUnsent,
    /** Whether any request was unsent when last counted. */
    hasUnsent: () => count > 0,
    countUnsent: () => count,
    /** Whether the last unsent request was discarded or expired, and no other followed. */
    isDiscarded: () => isDiscarded,
    /** Ends the display of a discard, for a request that was sent elsewhere or without this script. */
    noteDelivered() {
      store.noteDiscarded(false);
      refresh();
    },
    /** Whether a request would be lost if this page closed, because storage is full or blocked. */
    isHeldByPage: store.isHeldByPage,
    watch: watchers.watch,
  };
}
