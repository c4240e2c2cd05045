// Time that passes when a test says so.

/** `at` as the world's `now`: milliseconds. */
export type Timer = { at: number; run: () => void };

/** Runs what comes due, in order, and lets promises do what they can before each. */
export async function advance<One extends Timer>(
  world: { now: number },
  timers: Set<One>,
  milliseconds: number,
): Promise<void> {
  const end = world.now + milliseconds;
  for (;;) {
    await settle();
    const [next] = [...timers].sort((a, b) => a.at - b.at);
    if (!next || next.at > end) break;
    timers.delete(next);
    world.now = Math.max(world.now, next.at);
    next.run();
  }
  world.now = end;
}

/** Lets every promise that can settle do so, locks included. */
export async function settle() {
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}
