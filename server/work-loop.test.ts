import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWorkLoop } from "./work-loop.ts";

const every = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A loop whose work is under way until it is told to end. */
function createHeldLoop() {
  const begun: { isStopped: () => boolean; end: () => void }[] = [];
  const loop = createWorkLoop(
    (isStopped) => new Promise<void>((end) => void begun.push({ isStopped, end })),
    every,
  );
  const endLast = async () => {
    begun.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, loop, endLast };
}

describe("a work loop", () => {
  test("works at its start, each time its interval is over, and when it is woken", async () => {
    const { begun, loop, endLast } = createHeldLoop();
    loop.wake();
    expect(begun).toHaveLength(0);
    loop.start();
    expect(begun).toHaveLength(1);
    await endLast();
    await vi.advanceTimersByTimeAsync(every - 1);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
    await endLast();
    loop.wake();
    expect(begun).toHaveLength(3);
  });

  test("woken while it works goes over the work once more, not twice at once", async () => {
    const { begun, loop, endLast } = createHeldLoop();
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
    const { begun, loop, endLast } = createHeldLoop();
    loop.start();
    loop.wake();
    let ended = false;
    const stopped = loop.stop().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(every);
    expect([begun[0]?.isStopped(), ended]).toEqual([true, false]);
    await endLast();
    await stopped;
    loop.wake();
    expect(begun).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
