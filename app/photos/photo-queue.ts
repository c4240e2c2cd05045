// Queue that uploads photos one by one, until the server confirms or refuses each.

import {
  createWatchers,
  inOneTab,
  pauseAfter,
  type SendAgainDeps,
} from "#app/quote/unsent/send-again.ts";
import type { createPhotoCalls, Outcome } from "./photo-calls.ts";
import { type ListedPhoto, listShown } from "./photo-list.ts";
import { findCurrent, isToSend, type KeptPhoto, type PhotoStore } from "./photo-store.ts";

const LOCK = "photos";

type PhotoNews = { key: string; is: "added" | "sent" | "removed" };

export type QueueDeps = SendAgainDeps & {
  store: PhotoStore;
  send: ReturnType<typeof createPhotoCalls>["send"];
  /** Whether the quote request is still unsent; photos wait for their request. */
  isUnsent: (request: string) => boolean;
  /** Records for later visits whether any photo is waiting. */
  note: (isWaiting: boolean) => void;
  tellOtherTabs: (news: PhotoNews) => void;
};

export function createPhotoQueue(deps: QueueDeps) {
  const { store, now } = deps;
  const watchers = createWatchers();
  /** Photos that any tab has sent since this page was opened. */
  const sent = new Map<string, KeptPhoto>();
  const removed = new Set<string>();
  let kept: KeptPhoto[] = [];
  let sending: { key: string; part: number; abort: AbortController } | undefined;
  let shown: readonly ListedPhoto[] = [];
  let hostAccepts = true;
  /** Date of the response to the last failed attempt, in milliseconds since 1970; NaN if missing. */
  let answered = Number.NaN;
  let isRunning = false;
  let isWoken = false;
  let rounds = 0;
  let callOff: (() => void) | undefined;

  async function refresh() {
    // If the store is unreachable, keep the current list.
    const found = await findCurrent(store, now(), answered);
    kept = found ?? kept;
    if (found) deps.note(kept.some(isToSend));
    show();
  }

  function show() {
    shown = listShown(sent, kept, sending);
    watchers.tell();
  }

  /** Sends the waiting photos now, up to the first that fails. */
  async function wake() {
    rounds = 0;
    callOff?.();
    await run();
  }

  async function run() {
    if (isRunning) {
      isWoken = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isWoken = false;
        // The lock only avoids duplicate uploads: the server stores each photo once anyway.
        await inOneTab(deps, LOCK, sendAll);
        await refresh();
      } while (isWoken);
    } finally {
      isRunning = false;
    }
    if (!hostAccepts || !kept.some(isToSend)) return;
    callOff?.();
    callOff = deps.setTimer(() => void run(), pauseAfter(rounds++, deps.random()));
  }

  async function sendAll() {
    const tried = new Set<string>();
    for (;;) {
      await refresh();
      const next = kept.find(
        (photo) =>
          isToSend(photo) &&
          !tried.has(photo.key) &&
          photo.notBefore <= now() &&
          !deps.isUnsent(photo.request),
      );
      if (!next) return;
      tried.add(next.key);
      const outcome = await sendOne(next);
      if (outcome.is !== "failed" && outcome.is !== "unsupported") continue;
      answered = outcome.answered;
      if (outcome.is === "unsupported") hostAccepts = false;
      // The next photo would fail for the same reason.
      if (!hostAccepts || !isWoken) return;
    }
  }

  async function sendOne(photo: KeptPhoto): Promise<Outcome> {
    const abort = new AbortController();
    const current = { key: photo.key, part: 0, abort };
    sending = current;
    show();
    const onProgress = (part: number) => {
      current.part = part;
      if (sending === current) show();
    };
    const outcome = await deps.send(photo, onProgress, abort.signal);
    sending = undefined;
    if (outcome.is === "done") {
      if (photo.bytes) {
        sent.set(photo.key, { ...photo, bytes: undefined });
        deps.tellOtherTabs({ key: photo.key, is: "sent" });
      }
      if (!(await store.replace(photo, undefined))) sent.delete(photo.key);
      rounds = 0;
    } else if (outcome.is === "refused") {
      // A refused deletion is dropped: the server does not have the photo.
      const { problem } = outcome;
      await store.replace(photo, photo.bytes && { ...photo, problem });
    } else if (outcome.is === "failed" && outcome.wait > 0) {
      await store.replace(photo, { ...photo, notBefore: now() + outcome.wait });
    }
    return outcome;
  }

  function hear({ key, is }: PhotoNews) {
    const photo = kept.find((one) => one.key === key);
    if (is === "sent" && photo?.bytes) sent.set(key, { ...photo, bytes: undefined });
    if (is === "removed") {
      removed.add(key);
      sent.delete(key);
    }
    void wake();
  }

  async function add(photo: Omit<KeptPhoto, "since" | "notBefore">) {
    await store.put({ ...photo, since: now(), notBefore: 0 });
    deps.tellOtherTabs({ key: photo.key, is: "added" });
    await refresh();
    void wake();
  }

  /** Also deletes the photo from the server: an upload may have arrived without being confirmed. */
  async function remove(key: string) {
    const photo = sent.get(key) ?? kept.find((one) => one.key === key);
    if (!photo) return;
    sent.delete(key);
    removed.add(key);
    const { problem: _, ...rest } = photo;
    await store.put({ ...rest, bytes: undefined, notBefore: 0 });
    deps.tellOtherTabs({ key, is: "removed" });
    if (sending?.key === key) sending.abort.abort();
    await refresh();
    void wake();
  }

  /** Deletes photos of discarded quote requests. None has been sent, as photos wait for their request. */
  async function discard(requests: readonly string[]) {
    for (const photo of kept) {
      if (requests.includes(photo.request)) await store.replace(photo, undefined);
    }
    await refresh();
  }

  async function retry(key: string) {
    const photo = kept.find((one) => one.key === key);
    if (!photo) return;
    const { problem: _, ...rest } = photo;
    await store.replace(photo, { ...rest, notBefore: 0 });
    await refresh();
    void wake();
  }

  return {
    wake,
    add,
    remove,
    discard,
    retry,
    hear,
    /** Whether a photo was removed while this page was open, here or in another tab. */
    isRemoved: (key: string) => removed.has(key),
    /** Returns the same array until something changes. */
    shown: () => shown,
    /** False once a response has shown that the host accepts no photos. */
    hostAccepts: () => hostAccepts,
    watch: watchers.watch,
  };
}
