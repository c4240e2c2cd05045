import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWorkLoop } from "./work-loop.ts";

const every = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that is under way until it is told to end. */
function createHeldWork() {
  const begun: { isStopped: () => boolean; end: () => void }[] = [];
  const work = (isStopped: () => boolean) =>
    new Promise<void>((end) => {
      begun.push({ isStopped, end });
    });
  const endLast = async () => {
    begun.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, work, endLast };
}

describe("a work loop", () => {
  test("works at its start, and again when its time has come round", async () => {
    const { begun, work, endLast } = createHeldWork();
    createWorkLoop(work, every).start();
    expect(begun).toHaveLength(1);
    await endLast();
    await vi.advanceTimersByTimeAsync(every - 1);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
  });

  test("does nothing before its start and after its stop", async () => {
    const { begun, work, endLast } = createHeldWork();
    const loop = createWorkLoop(work, every);
    loop.wake();
    expect(begun).toHaveLength(0);
    loop.start();
    await endLast();
    await loop.stop();
    loop.wake();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * every);
    expect(begun).toHaveLength(1);
  });

  test("woken while it waits works at once, and counts its time from there", async () => {
    const { begun, work, endLast } = createHeldWork();
    const loop = createWorkLoop(work, every);
    loop.start();
    await endLast();
    await vi.advanceTimersByTimeAsync(every / 2);
    loop.wake();
    expect(begun).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(every / 2);
    await endLast();
    await vi.advanceTimersByTimeAsync(every - 1);
    expect(begun).toHaveLength(2);
  });

  test("woken while it works goes over the work once more, not twice at once", async () => {
    const { begun, work, endLast } = createHeldWork();
    const loop = createWorkLoop(work, every);
    loop.start();
    loop.wake();
    loop.wake();
    expect(begun).toHaveLength(1);
    await endLast();
    expect(begun).toHaveLength(2);
    await endLast();
    expect(begun).toHaveLength(2);
  });

  test("stopped while it works tells the work so, waits for its end and begins no more", async () => {
    const { begun, work, endLast } = createHeldWork();
    const loop = createWorkLoop(work, every);
    loop.start();
    loop.wake();
    expect(begun[0]?.isStopped()).toBe(false);
    let ended = false;
    const stopped = loop.stop().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(every);
    expect(begun[0]?.isStopped()).toBe(true);
    expect(ended).toBe(false);
    await endLast();
    await stopped;
    expect(begun).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("works again when it is started anew", async () => {
    const { begun, work, endLast } = createHeldWork();
    const loop = createWorkLoop(work, every);
    loop.start();
    await endLast();
    await loop.stop();
    loop.start();
    expect(begun).toHaveLength(2);
  });
});
