import { describe, expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

describe("group commit", () => {
  const mayBeOneItem = () => true;

  test("lets what arrives together, or during a commit, share the next one", async () => {
    const groups: number[][] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      saveAll: async (items) => {
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

  test("keeps every other item when one cannot be kept, and tells only that one", async () => {
    const kept: number[] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem,
      saveAll: async (items) => {
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
      saveAll: async () => {
        tries += 1;
        throw new Error("locked");
      },
    });
    const results = await Promise.allSettled([save(1), save(2), save(3)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(tries).toBe(1);
  });
});
