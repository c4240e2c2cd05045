import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("so many have a turn at once, in all and of one client, and each that ends makes room", () => {
  const takeTurn = createTurns({ all: 3, perClient: 2 });
  const ends = [takeTurn("a"), takeTurn("a")];
  expect(ends).toEqual([expect.any(Function), expect.any(Function)]);
  expect(takeTurn("a")).toBeUndefined();
  const endOther = takeTurn("b");
  expect(takeTurn("c")).toBeUndefined();
  ends[0]?.();
  expect(takeTurn("c")).toBeDefined();
  expect(takeTurn("a")).toBeUndefined();
  endOther?.();
  expect(takeTurn("a")).toBeDefined();
});
