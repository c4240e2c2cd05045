import { expect, test } from "vitest";
import { type Covered, emptiestPlace } from "./place.ts";

/** A phone of 400 × 800 under a header of 64, and a notice of 300 × 80. */
const rest = { left: 20, top: 700, width: 300, height: 80 };
const put = (...page: Covered[]) => emptiestPlace(rest, { from: 64, width: 400 }, page);

/** What lies across the screen from one height to another. */
const row = (top: number, bottom: number, weight = 1): Covered => ({
  ...{ left: 0, right: 400, top, bottom },
  weight,
});

test("the notice rests at the lower left where nothing lies there", () => {
  expect(put()).toEqual({ left: 20, top: 700 });
  expect(put(row(0, 690))).toEqual({ left: 20, top: 700 });
});

test("it moves to the lower right beside what lies at the left", () => {
  expect(put({ left: 0, right: 60, top: 700, bottom: 800, weight: 1 })).toEqual({
    left: 80,
    top: 700,
  });
});

test("it keeps a little away from what lies round it", () => {
  const { top } = put(row(64, 300), row(420, 800));
  expect(top).toBeGreaterThanOrEqual(308);
  expect(top + rest.height).toBeLessThanOrEqual(412);
});

test("it is never under the header", () => {
  expect(put(row(100, 800)).top).toBeGreaterThanOrEqual(64);
});

test("where no place is free it lies over words rather than over a control", () => {
  const { top } = put(row(64, 300, 4), row(300, 450, 1), row(450, 800, 4));
  expect(top).toBeGreaterThanOrEqual(300);
  expect(top + rest.height).toBeLessThanOrEqual(450);
});
