import { expect, test } from "vitest";
import { homeLamp, type Lamp, lampAt, moveLamp } from "./lamp.ts";

/** At sixty frames a second. */
function frames(from: Lamp, goal: Lamp): Lamp[] {
  const seen = [from];
  while (seen.length < 1000) {
    const last = seen[seen.length - 1] as Lamp;
    const next = moveLamp(last, goal, 1000 / 60);
    if (next === last) break;
    seen.push(next);
  }
  return seen;
}

test("a lamp sent somewhere gets there within a second and a half, never past it, and then stands still", () => {
  const goal = { place: 9, power: 1 };
  const seen = frames(homeLamp, goal);
  expect(seen.at(-1)).toEqual(goal);
  expect(seen.length).toBeLessThan(90);
  for (const { place, power } of seen) {
    expect(place).toBeLessThanOrEqual(goal.place);
    expect(power).toBeLessThanOrEqual(goal.power);
  }
});

test("a lamp sent home ends without any power", () => {
  const lit = { place: 6, power: 1 };
  expect(frames(lit, { place: 6, power: 0 }).at(-1)?.power).toBe(0);
});

test("a frame in which no time has passed moves nothing", () => {
  expect(moveLamp(homeLamp, { place: 9, power: 1 }, 0)).toEqual(homeLamp);
});

test("the lamp is behind the car where one points at its tail, before it where one points at its nose", () => {
  // In the picture the nose is on the right; the car is 4.7 m long.
  const [tail, nose] = [lampAt(0.22), lampAt(0.9)];
  expect(tail.place).toBeGreaterThan(9);
  expect(nose.place).toBeLessThan(2);
  expect(lampAt(-1)).toEqual(lampAt(-2));
});
