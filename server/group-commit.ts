// Group commit: items that arrive together are stored in one transaction, with one wait for the disk.

export type GroupCommitOptions<Item> = {
  /** Stores all of them or none. */
  commit(items: readonly Item[]): Promise<void>;
  /** Whether one of the items may be why `commit` failed: only then is each tried by itself. */
  mayBeOneItem(error: unknown): boolean;
  /** Most items in one commit. */
  largest?: number;
};

type Waiting<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

/** The returned function resolves once its item is stored. What arrives during a commit goes into the next. */
export function createGroupCommit<Item>({
  commit,
  mayBeOneItem,
  largest = 200,
}: GroupCommitOptions<Item>) {
  let waiting: Waiting<Item>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    // Lets in whatever else has arrived in this turn of the event loop.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      await commitGroup(group);
    }
    running = false;
  }

  async function commitGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await commit(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1 || !mayBeOneItem(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One item that cannot be stored must not fail the others.
      await Promise.all(group.map((one) => commitGroup([one])));
    }
  }

  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}
