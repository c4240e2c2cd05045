// Retry logic shared by quote requests and photos: backoff, one tab at a time, subscriptions.

const SECOND = 1_000;

/** Milliseconds between attempts: doubled each time, up to the longest pause. */
const FIRST_PAUSE = 4 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;

/** Milliseconds to wait for the browser's answer to a lock request. */
const LOCK_DEADLINE = 2 * SECOND;

export type SendAgainDeps = {
  /** `undefined` in old browsers and on plain http. */
  locks: () => Pick<LockManager, "request"> | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to but not including 1. */
  random: () => number;
  setTimer: (run: () => void, milliseconds: number) => () => void;
};

/** Milliseconds until the next attempt. Up to half is random, so that browsers do not all retry at once. */
export function pauseAfter(attempts: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts) * (0.5 + random / 2);
}

/** Runs `act` unless another tab holds the lock. Runs `unlocked` if locks are missing, forbidden or stuck. */
export function inOneTab(
  { locks, setTimer }: Pick<SendAgainDeps, "locks" | "setTimer">,
  name: string,
  act: () => Promise<void>,
  unlocked = act,
): Promise<void> {
  const own = locks();
  if (!own) return unlocked();
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begin = (run: () => Promise<void>) => {
      if (hasBegun) return undefined;
      hasBegun = true;
      cancelDeadline();
      const running = run();
      running.then(resolve, reject);
      return running;
    };
    const cancelDeadline = setTimer(() => begin(unlocked), LOCK_DEADLINE);
    const skip = () => Promise.resolve();
    // In some embedded pages, requesting a lock throws.
    const requestLock = async () =>
      own.request(name, { ifAvailable: true }, (lock) => begin(lock ? act : skip));
    requestLock().catch(() => begin(unlocked));
  });
}

export function createWatchers() {
  const watchers = new Set<() => void>();
  return {
    tell() {
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}

export function setTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
