// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { Covered } from "./covered.ts";
import { emptiestPlace } from "./place.ts";

/** A phone of 400 × 800 under a header of 64, and a notice of 300 × 80. */
const rest = { left: 20, top: 700, width: 300, height: 80 };
const put = (...page: Covered[]) => emptiestPlace(rest, { from: 64, width: 400 }, page);

/** What lies across the screen from one height to another. */
const row = (top: number, bottom: number, weight = 1): Covered => ({
  box: new DOMRect(0, top, 400, bottom - top),
  weight,
});

test("the notice rests at the lower left where nothing lies there", () => {
  expect(put()).toEqual({ x: 20, y: 700 });
  expect(put(row(0, 690))).toEqual({ x: 20, y: 700 });
});

test("it moves to the lower right beside what lies at the left", () => {
  const box = new DOMRect(0, 700, 60, 100);
  expect(put({ box, weight: 1 })).toEqual({ x: 80, y: 700 });
});

test("it keeps a little away from what lies round it", () => {
  const { y } = put(row(64, 300), row(420, 800));
  expect(y).toBeGreaterThanOrEqual(308);
  expect(y + rest.height).toBeLessThanOrEqual(412);
});

test("it is never under the header", () => {
  expect(put(row(100, 800)).y).toBeGreaterThanOrEqual(64);
});

test("where no place is free it lies over words rather than over a control", () => {
  const { y } = put(row(64, 300, 4), row(300, 450, 1), row(450, 800, 4));
  expect(y).toBeGreaterThanOrEqual(300);
  expect(y + rest.height).toBeLessThanOrEqual(450);
});
