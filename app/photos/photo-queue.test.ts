import { describe, expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import type { Outcome } from "./photo-calls.ts";
import { createPhotoQueue, type QueueDeps } from "./photo-queue.ts";
import type { KeptPhoto, PhotoStore } from "./photo-store.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const done: Outcome = { is: "done" };
const failed: Outcome = { is: "failed", wait: 0 };

function createMemoryStore(): PhotoStore & { photos: Map<string, KeptPhoto> } {
  const photos = new Map<string, KeptPhoto>();
  return {
    photos,
    all: async () => [...photos.values()].sort((a, b) => a.since - b.since),
    put: async (photo) => void photos.set(photo.key, photo),
    remove: async (key) => void photos.delete(key),
  };
}

function createWorld() {
  const store = createMemoryStore();
  const timers = new Set<{ at: number; run: () => void }>();
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
    settle,
    async advance(milliseconds: number) {
      const end = world.now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...timers].sort((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers.delete(next);
        world.now = next.at;
        next.run();
      }
      world.now = end;
    },
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

/** Lets every promise that can settle do so. */
async function settle() {
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

describe("photos", () => {
  test("are sent one by one in the order they were chosen, each once, and nothing of them stays", async () => {
    const world = createWorld();
    const page = world.open();
    let underWay = 0;
    let most = 0;
    world.outcome = async () => {
      most = Math.max(most, ++underWay);
      await new Promise<void>((resolve) => setImmediate(resolve));
      underWay -= 1;
      return done;
    };
    await Promise.all(["1", "2", "3"].map(page.add));
    expect(world.isWaiting).toBe(true);
    await world.advance(MINUTE);
    expect([world.asked, most]).toEqual([["+1", "+2", "+3"], 1]);
    expect(page.states()).toEqual(["1 sent", "2 sent", "3 sent"]);
    expect([world.store.photos.size, world.isWaiting]).toEqual([0, false]);
  });

  test("are sent again after a fault, in pauses that grow, and at once when the connection is back", async () => {
    const world = createWorld();
    const page = world.open();
    world.outcome = failed;
    await page.add("1");
    await world.advance(MINUTE);
    const tries = world.asked.length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(8);
    expect(page.states()).toEqual(["1 waiting"]);
    world.outcome = done;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
    const all = world.asked.length;
    await world.advance(60 * MINUTE);
    expect(world.asked).toHaveLength(all);
  });

  test("that a closed page left are sent by the next", async () => {
    const world = createWorld();
    world.outcome = () => new Promise(() => {});
    await world.open({ locks: () => undefined }).add("1");
    world.outcome = done;
    const next = world.open({ locks: () => undefined });
    await next.wake();
    expect(world.asked).toEqual(["+1", "+1"]);
    expect(world.store.photos.size).toBe(0);
  });

  test("are not sent by two pages at once", async () => {
    const world = createWorld();
    const release = Promise.withResolvers<Outcome>();
    world.outcome = () => release.promise;
    await world.open().add("1");
    await world.open().wake();
    expect(world.asked).toEqual(["+1"]);
    release.resolve(done);
    await settle();
    expect(world.store.photos.size).toBe(0);
  });

  test("wait for their request, and follow once it has arrived", async () => {
    const world = createWorld();
    const page = world.open();
    world.isUnsent = true;
    await page.add("1");
    await world.advance(MINUTE);
    expect([world.asked, page.states()]).toEqual([[], ["1 waiting"]]);
    world.isUnsent = false;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("wait for as long as the server asks", async () => {
    const world = createWorld();
    world.outcome = { is: "failed", wait: 10 * MINUTE };
    const page = world.open();
    await page.add("1");
    await world.advance(9 * MINUTE);
    expect(world.asked).toEqual(["+1"]);
    world.outcome = done;
    await world.advance(20 * MINUTE);
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("that are refused say why, hold up no other, and are sent again only when asked to", async () => {
    const world = createWorld();
    const page = world.open();
    const outcomes: Outcome[] = [{ is: "refused", problem: "No picture." }, done];
    world.outcome = async () => outcomes.shift() ?? done;
    await Promise.all(["1", "2"].map(page.add));
    await world.advance(60 * MINUTE);
    expect(page.shown()).toMatchObject([
      { key: "1", state: "refused", problem: "No picture." },
      { key: "2", state: "sent" },
    ]);
    expect([world.asked, world.isWaiting]).toEqual([["+1", "+2"], false]);
    await page.retry("1");
    await settle();
    expect(page.states()).toEqual(["1 sent", "2 sent"]);
  });

  test("are not tried again in vain where the host takes none", async () => {
    const world = createWorld();
    world.outcome = { is: "not taken here" };
    const page = world.open();
    await page.add("1");
    await world.advance(60 * MINUTE);
    expect([world.asked, page.isTaken()]).toEqual([["+1"], false]);
  });

  test("that nobody took are dropped after as many days as the privacy policy says", async () => {
    const world = createWorld();
    world.isUnsent = true;
    await world.open().add("1");
    world.now += retention.unsentRequest.amount * 24 * 60 * MINUTE;
    await world.open().wake();
    expect(world.store.photos.size).toBe(0);
  });
});

describe("a photo that is taken back", () => {
  test("after it was sent is forgotten by the server, and by the page", async () => {
    const world = createWorld();
    const page = world.open();
    await page.add("1");
    await settle();
    world.outcome = failed;
    await page.remove("1");
    await settle();
    expect([page.states(), world.isWaiting]).toEqual([[], true]);
    world.outcome = done;
    await world.advance(MINUTE);
    expect(world.asked.slice(0, 2)).toEqual(["+1", "-1"]);
    expect(world.store.photos.size).toBe(0);
  });

  test("while it is being sent is forgotten by the server too", async () => {
    const world = createWorld();
    let isAborted = false;
    const page = world.open({
      send: ({ key, bytes }, _, signal) => {
        world.asked.push((bytes ? "+" : "-") + key);
        if (!bytes) return Promise.resolve(done);
        return new Promise((resolve) =>
          signal?.addEventListener("abort", () => {
            isAborted = true;
            resolve(failed);
          }),
        );
      },
    });
    await page.add("1");
    await settle();
    expect(page.shown()).toMatchObject([{ state: "sending", part: 0 }]);
    await page.remove("1");
    await world.advance(MINUTE);
    expect(isAborted).toBe(true);
    expect(world.asked).toEqual(["+1", "-1"]);
    expect([page.states(), world.store.photos.size]).toEqual([[], 0]);
  });
});

test("what is shown follows the progress, and watchers hear of it until they stop listening", async () => {
  const world = createWorld();
  const release = Promise.withResolvers<Outcome>();
  let progress: ((part: number) => void) | undefined;
  const page = world.open({
    send: (_, onProgress) => {
      progress = onProgress;
      return release.promise;
    },
  });
  await page.add("1");
  await settle();
  let heard = 0;
  const stop = page.watch(() => {
    heard += 1;
  });
  progress?.(0.5);
  expect(page.shown()).toMatchObject([{ state: "sending", part: 0.5 }]);
  expect(page.shown()).toBe(page.shown());
  stop();
  progress?.(0.75);
  expect(heard).toBe(1);
  release.resolve(done);
});
