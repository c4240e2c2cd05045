// Photo queues of several tabs on a fake browser, with an in-memory store and a scripted server.

import type { Outcome } from "#app/photos/photo-calls.ts";
import { createPhotoQueue, type QueueDeps } from "#app/photos/photo-queue.ts";
import { isRemovedSince, type KeptPhoto, type PhotoStore } from "#app/photos/photo-store.ts";
import { createFakeBrowser, settle } from "./browser-world.ts";

export { MINUTE, settle } from "./browser-world.ts";
export const done: Outcome = { is: "done" };
export const failed = { is: "failed", wait: 0, answered: Number.NaN } satisfies Outcome;

function createMemoryStore(): PhotoStore & { photos: Map<string, KeptPhoto>; isSilent: boolean } {
  const photos = new Map<string, KeptPhoto>();
  const store = {
    photos,
    isSilent: false,
    all: async () =>
      store.isSilent ? undefined : [...photos.values()].sort((a, b) => a.since - b.since),
    put: async (photo: KeptPhoto) => void photos.set(photo.key, photo),
    async replace(photo: KeptPhoto, next: KeptPhoto | undefined) {
      const held = photos.get(photo.key);
      if (isRemovedSince(photo, held)) return false;
      if (next && held) photos.set(photo.key, next);
      if (!next) photos.delete(photo.key);
      return true;
    },
  };
  return store;
}

export function createPhotoQueueWorld() {
  const queues: ReturnType<typeof createPhotoQueue>[] = [];
  const browser = createFakeBrowser(Date.UTC(2026, 10, 20));
  const world = Object.assign(browser, {
    outcome: done as Outcome | (() => Promise<Outcome>),
    isUnsent: false,
    isWaiting: false,
    /** Calls to the server: "+1" uploads photo 1, "-1" deletes it. */
    asked: [] as string[],
    store: createMemoryStore(),
    open,
  });

  function open(changes: Partial<QueueDeps> = {}) {
    const queue: ReturnType<typeof createPhotoQueue> = createPhotoQueue({
      store: world.store,
      async send({ key, bytes }, onProgress) {
        onProgress?.(0.25);
        world.asked.push((bytes ? "+" : "-") + key);
        const { outcome } = world;
        return typeof outcome === "function" ? outcome() : outcome;
      },
      isUnsent: () => world.isUnsent,
      locks: browser.locks(0),
      note: (isWaiting) => {
        world.isWaiting = isWaiting;
      },
      tellOtherTabs(news) {
        for (const other of queues) if (other !== queue) queueMicrotask(() => other.hear(news));
      },
      now: () => world.now,
      random: () => 0.5,
      setTimer: browser.setTimer(0),
      ...changes,
    });
    queues.push(queue);
    const add = async (key: string) => {
      world.now += 1;
      const photo = { key, request: "r", name: `${key}.jpg`, thumbnail: "" };
      await queue.add({ ...photo, bytes: new ArrayBuffer(8) });
      await settle();
    };
    const states = () => queue.shown().map(({ key, state }) => `${key} ${state}`);
    return { ...queue, add, states };
  }

  return world;
}
