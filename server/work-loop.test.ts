import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkLoop } from "./work-loop.ts";

const every = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loop whose work runs until told to end. */
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

test("a loop runs its work at the start, after each interval, and when woken", async () => {
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

test("a loop woken during its work runs it once more, not concurrently", async () => {
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

test("a loop stopped during its work signals the work, waits for its end and runs no more", async () => {
  const { begun, loop, endLast } = createHeldLoop();
  loop.start();
  loop.wake();
  const ended = vi.fn();
  const stopped = loop.stop().then(ended);
  await vi.advanceTimersByTimeAsync(every);
  expect(begun[0]?.isStopped()).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  await endLast();
  await stopped;
  loop.wake();
  expect(begun).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
