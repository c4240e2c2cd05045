import { describe, expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

describe("group commit", () => {
  const mayBeOneItem = () => true;

  test("lets what arrives together, or during a commit, share the next one", async () => {
    const groups: number[][] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      commit: async (items) => {
        groups.push([...items]);
        await new Promise(setImmediate);
      },
    });
    const first = [save(1), save(2)];
    await new Promise(setImmediate);
    await Promise.all([...first, save(3), save(4), save(5)]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  test("lets one commit end before the next begins", async () => {
    const ends: (() => void)[] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      commit: () => new Promise((end) => ends.push(end)),
    });
    const turn = () => new Promise(setImmediate);
    const first = save(1);
    await turn();
    const second = save(2);
    await turn();
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await second;
  });

  test("keeps every other item when one cannot be kept, and tells only that one", async () => {
    const kept: number[] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      commit: async (items) => {
        if (items.includes(2)) throw new Error("cannot keep 2");
        kept.push(...items);
      },
    });
    const results = await Promise.allSettled([save(1), save(2), save(3)]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(kept.sort()).toEqual([1, 3]);
  });

  test("tells all of them at once when the store is the cause, without another try", async () => {
    let tries = 0;
    const save = createGroupCommit<number>({
      mayBeOneItem: () => false,
      commit: async () => {
        tries += 1;
        throw new Error("locked");
      },
    });
    const results = await Promise.allSettled([save(1), save(2), save(3)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(tries).toBe(1);
  });

  test("tells the one that came alone why it was not kept, and tries it once", async () => {
    let tries = 0;
    const save = createGroupCommit<number>({
      mayBeOneItem,
      commit: async () => {
        tries += 1;
        throw new Error("cannot keep 1");
      },
    });
    await expect(save(1)).rejects.toThrow("cannot keep 1");
    expect(tries).toBe(1);
  });

  test("puts no more into one commit than it may, and goes on with the rest", async () => {
    const groups: number[][] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      largest: 2,
      commit: async (items) => {
        groups.push([...items]);
      },
    });
    await Promise.all([1, 2, 3, 4, 5].map(save));
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  test("takes what comes after everything was kept, or was not", async () => {
    const kept: number[] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      commit: async (items) => {
        if (items.includes(1)) throw new Error("cannot keep 1");
        kept.push(...items);
      },
    });
    await expect(save(1)).rejects.toThrow();
    await save(2);
    await save(3);
    expect(kept).toEqual([2, 3]);
  });
});
