import { describe, expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

const turn = () => new Promise(setImmediate);

/** Commits that end when the test says so. */
function createHeldCommits(largest?: number) {
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
  const endAll = async () => {
    await turn();
    for (const end of ends) {
      end();
      await turn();
    }
  };
  return { groups, save, endAll };
}

describe("group commit", () => {
  test("lets what arrives together, or during a commit, share the next one, one after the other", async () => {
    const { groups, save, endAll } = createHeldCommits();
    const first = [save(1), save(2)];
    await turn();
    const later = [save(3), save(4)];
    await turn();
    expect(groups).toEqual([[1, 2]]);
    await endAll();
    await Promise.all([...first, ...later]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("puts no more into one commit than it may, and goes on with the rest", async () => {
    const { groups, save, endAll } = createHeldCommits(2);
    const all = [1, 2, 3].map(save);
    await endAll();
    await Promise.all(all);
    expect(groups).toEqual([[1, 2], [3]]);
  });

  test.each([
    ["the item", true, ["fulfilled", "rejected", "fulfilled"], 4],
    ["the store", false, ["rejected", "rejected", "rejected"], 1],
  ])("that fails because of %s is told to whom it concerns", async (_, isItem, outcomes, tries) => {
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
  });
});
