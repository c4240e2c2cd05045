// The lamp's way: it follows where it is sent, comes up and goes down smoothly, and stands still when it is there.

export type Lamp = { place: number; power: number };

/** Milliseconds in which two thirds of the way are made. */
const FOLLOW = 90;
const FADE = 160;
const NEAR = 0.004;

export const homeLamp: Lamp = { place: 2, power: 0 };

/** The lamp `elapsed` milliseconds later; the very same object once it has arrived. */
export function moveLamp(lamp: Lamp, goal: Lamp, elapsed: number): Lamp {
  if (lamp.place === goal.place && lamp.power === goal.power) return lamp;
  return {
    place: approach(lamp.place, goal.place, elapsed / FOLLOW),
    power: approach(lamp.power, goal.power, elapsed / FADE),
  };
}

function approach(from: number, to: number, steps: number): number {
  const next = to + (from - to) * Math.exp(-steps);
  return Math.abs(next - to) < NEAR ? to : next;
}

/** The lamp that shines where somebody points, 0 at the picture's left side and 1 at its right. */
export function lampAt(share: number): Lamp {
  return { place: Math.min(Math.max(10 - (share - 0.25) * 13, 1), 10.5), power: 1 };
}
