// What quote requests and photos have in common on their way: pauses between attempts, one tab at a time, who watches.

const SECOND = 1_000;

/** Milliseconds between two attempts of a page: doubled each time, up to the longest. */
const FIRST_PAUSE = 4 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;

export type SendAgainDeps = {
  /** `undefined` in old browsers and on plain http. */
  locks: () => Pick<LockManager, "request"> | undefined;
  now: () => number;
  /** From 0 to 1, 1 excluded. */
  random: () => number;
  /** @returns a function that calls it off. */
  setTimer: (run: () => void, milliseconds: number) => () => void;
};

/** Milliseconds until the next attempt. Up to a half is chance, so that browsers do not come back all at once. */
export function pauseAfter(attempts: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts) * (0.5 + random / 2);
}

/** Acts unless another tab holds the lock of that name. Where there are no locks, acts by `unlocked`. */
export async function inOneTab(
  locks: SendAgainDeps["locks"],
  name: string,
  act: () => Promise<void>,
  unlocked = act,
): Promise<void> {
  try {
    const own = locks();
    if (own)
      return await own.request(name, { ifAvailable: true }, async (lock) =>
        lock ? act() : undefined,
      );
  } catch {
    // Some embedded pages have locks and may not use them.
  }
  await unlocked();
}

export function createWatchers() {
  const watchers = new Set<() => void>();
  return {
    tell() {
      for (const watcher of watchers) watcher();
    },
    /** @returns a function that unsubscribes. */
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}

/** The browser's own. */
export function setTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
