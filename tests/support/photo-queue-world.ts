import type { Outcome } from "#app/photos/photo-calls.ts";
import { createPhotoQueue, type QueueDeps } from "#app/photos/photo-queue.ts";
import { isTakenBack, type KeptPhoto, type PhotoStore } from "#app/photos/photo-store.ts";
import { advance, type Timer } from "./virtual-time.ts";

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const done: Outcome = { is: "done" };
export const failed: Outcome = { is: "failed", wait: 0 };

function createMemoryStore(): PhotoStore & { photos: Map<string, KeptPhoto> } {
  const photos = new Map<string, KeptPhoto>();
  return {
    photos,
    all: async () => [...photos.values()].sort((a, b) => a.since - b.since),
    put: async (photo) => void photos.set(photo.key, photo),
    async replace(photo, next) {
      const held = photos.get(photo.key);
      if (isTakenBack(photo, held)) return false;
      if (next && held) photos.set(photo.key, next);
      if (!next) photos.delete(photo.key);
      return true;
    },
  };
}

export function createPhotoQueueWorld() {
  const store = createMemoryStore();
  const timers = new Set<Timer>();
  const held = new Set<string>();
  const world = {
    now: 1_000_000,
    outcome: done as Outcome | (() => Promise<Outcome>),
    isUnsent: false,
    isWaiting: false,
    /** What the server was asked, in order: "+1" for a photo, "-1" for one to forget. */
    asked: [] as string[],
    store,
    open,
    advance: (milliseconds: number) => advance(world, timers, milliseconds),
  };

  function open(changes: Partial<QueueDeps> = {}) {
    const queue = createPhotoQueue({
      store,
      async send({ key, bytes }) {
        world.asked.push((bytes ? "+" : "-") + key);
        const { outcome } = world;
        return typeof outcome === "function" ? outcome() : outcome;
      },
      isUnsent: () => world.isUnsent,
      locks: () => ({ request: lock as LockManager["request"] }),
      note: (isWaiting) => {
        world.isWaiting = isWaiting;
      },
      now: () => world.now,
      random: () => 0.5,
      setTimer(run, milliseconds) {
        const timer = { at: world.now + milliseconds, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      ...changes,
    });
    const add = async (key: string) => {
      world.now += 1;
      await queue.add({
        key,
        request: "r",
        name: `${key}.jpg`,
        thumbnail: "",
        bytes: new ArrayBuffer(8),
      });
    };
    const states = () => queue.shown().map(({ key, state }) => `${key} ${state}`);
    return { ...queue, add, states };
  }

  async function lock(name: string, _: LockOptions, use: (lock: Lock | null) => unknown) {
    if (held.has(name)) return use(null);
    held.add(name);
    try {
      return await use({ name, mode: "exclusive" });
    } finally {
      held.delete(name);
    }
  }
  return world;
}
