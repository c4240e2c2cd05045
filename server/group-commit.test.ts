import { expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

const turn = () => new Promise(setImmediate);

test.each([
  [
    undefined,
    [
      [1, 2],
      [3, 4, 5],
    ],
  ],
  [2, [[1, 2], [3, 4], [5]]],
])(
  "items that arrive together, or during a commit, share the next one, of %s at most",
  async (largest, expected) => {
    const groups: number[][] = [];
    const ends: (() => void)[] = [];
    const save = createGroupCommit<number>({
      mayBeOneItem: () => true,
      ...(largest && { largest }),
      commit(items) {
        groups.push([...items]);
        return new Promise((end) => ends.push(end));
      },
    });
    const all = [save(1), save(2)];
    await turn();
    all.push(save(3), save(4), save(5));
    await turn();
    expect(groups).toEqual([[1, 2]]);
    for (const end of ends) {
      end();
      await turn();
    }
    await Promise.all(all);
    expect(groups).toEqual(expected);
  },
);

test.each([
  ["an item", true, ["fulfilled", "rejected", "fulfilled"], 4],
  ["the database", false, ["rejected", "rejected", "rejected"], 1],
])(
  "a commit that fails because of %s rejects what it concerns",
  async (_, isItem, outcomes, tries) => {
    let tried = 0;
    const save = createGroupCommit<number>({
      mayBeOneItem: () => isItem,
      async commit(items) {
        tried += 1;
        if (items.includes(2)) throw new Error("cannot keep 2");
      },
    });
    const results = await Promise.allSettled([save(1), save(2), save(3)]);
    expect(results.map(({ status }) => status)).toEqual(outcomes);
    expect(tried).toBe(tries);
    await save(4);
  },
);
