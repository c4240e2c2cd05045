// Coat of each part of a drawn vehicle: film on the covered parts, factory paint or bright trim on the others.

import type { Film, Finish } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { type Choice, type Covered, colourOf, filmOf } from "./choice.ts";

export type Coat = {
  finish: Finish;
  /** sRGB; the last two show only on colour-flip film. */
  colours: readonly [string, string, string];
};

const satin = (colour: string): Coat => ({ finish: "satin", colours: [colour, colour, colour] });
/** Factory paint: a dark grey, because the drawing's lamps lighten the paint. */
const factory = satin("#5b5f64");
const bright = satin("#eef0f2");

type Part = "body" | "roof" | "mirrors" | "trim";

const covered: Record<Covered, readonly Part[]> = {
  full: ["body", "roof", "mirrors"],
  partial: ["body", "mirrors"],
  roof: ["roof"],
  mirrors: ["mirrors"],
  chrome: ["trim"],
};

export function lookOf(choice: Choice) {
  const film: Coat = { finish: choice.finish, colours: coloursOf(choice) };
  const on = (part: Part, bare: Coat) => (covered[choice.coverage].includes(part) ? film : bare);
  return {
    body: on("body", factory),
    roof: on("roof", factory),
    mirrors: on("mirrors", factory),
    trim: on("trim", bright),
  };
}

export type Look = ReturnType<typeof lookOf>;

/**
 * A colour without flip colours gets two, by rotating its red, green and blue values.
 * Rotation hardly changes a grey: in colour-flip finish, a grey takes the flip colours of the first colour-flip film.
 */
function coloursOf(choice: Choice): Coat["colours"] {
  const colour = colourOf(choice);
  const channels = channelsOf(colour);
  const isGrey = Math.max(...channels) - Math.min(...channels) < 40;
  const flips = (film: Film) => film.finish === "colour-flip";
  const own = filmOf(choice);
  const borrows = choice.finish === "colour-flip" && isGrey && !own?.colours[1];
  const flip = borrows ? films.find(flips) : own;
  const [, second, third = colour] = flip?.colours ?? [];
  if (second) return [colour, second, third];
  const turn = (thirds: number) =>
    changeColour(colour, (_, place, all) => all[(place + thirds) % 3] ?? 0);
  return [colour, turn(1), turn(2)];
}

/** @param change maps a channel's value, 0 to 255; `place` is 0 for red, 1 for green and 2 for blue */
export function changeColour(
  colour: string,
  change: (channel: number, place: number, all: readonly number[]) => number,
): string {
  const digits = channelsOf(colour)
    .map(change)
    .map((channel) => Math.round(Math.min(255, channel)).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}

export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
}
