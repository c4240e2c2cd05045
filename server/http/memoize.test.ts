import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("what was made for a key is not made again, even if it is undefined", () => {
  const make = vi.fn((key: string) => (key === "a" ? undefined : key));
  const get = memoize(make);
  expect([get("a"), get("b"), get("a"), get("b")]).toEqual([undefined, "b", undefined, "b"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("with as many keys as it may hold it forgets them all, and makes each again", () => {
  const make = vi.fn((key: number) => key);
  const get = memoize(make, 2);
  for (const key of [1, 2, 1, 3]) get(key);
  expect(make.mock.calls).toEqual([[1], [2], [3]]);
  get(3);
  get(1);
  expect(make.mock.calls).toEqual([[1], [2], [3], [1]]);
});
