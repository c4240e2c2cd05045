// What each part of the drawn vehicle wears for a choice: the film where it is covered, factory paint where it is not.

import { type Finish, films } from "#facts/films.ts";
import type { Choice } from "./choice.ts";

export type Coat = {
  finish: Finish;
  /** sRGB; the last two show on colour-flip film alone. */
  colours: readonly [string, string, string];
};

export type Look = {
  body: Coat;
  /** The roof and its pillars, where they differ from the body. */
  roof: Coat | undefined;
  mirrors: Coat;
  /** Colour of the trim round the side glass; bright where it is left alone. */
  trim: string | undefined;
};

/** `--factory-grey` of the tokens. */
const factory: Coat = { finish: "gloss", colours: ["#8b8f94", "#8b8f94", "#8b8f94"] };

export function lookOf(choice: Choice): Look {
  const film: Coat = { finish: choice.finish, colours: coloursOf(choice) };
  const paint = { body: factory, roof: undefined, mirrors: factory, trim: undefined };
  switch (choice.coverage) {
    case "full":
      return { ...paint, body: film, mirrors: film };
    case "partial":
      return { ...paint, body: film, roof: factory, mirrors: film };
    case "roof":
      return { ...paint, roof: film };
    case "mirrors":
      return { ...paint, mirrors: film };
    case "chrome":
      return { ...paint, trim: choice.colour };
  }
}

/** A film that flips has three colours; any other is turned round the colour wheel by thirds. */
function coloursOf({ film, colour, finish }: Choice): Coat["colours"] {
  const [, second, third] = film?.colours ?? [];
  if (second && third) return [colour, second, third];
  if (finish === "colour-flip" && isGrey(colour)) {
    const flip = films.find((candidate) => candidate.finish === "colour-flip");
    if (flip) return [colour, flip.colours[1], flip.colours[2]];
  }
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return [colour, `#${g}${b}${r}`, `#${b}${r}${g}`];
}

/** Too little colour to have another side. */
export function isGrey(colour: string): boolean {
  const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 40;
}
