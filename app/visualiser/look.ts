// What each part of the drawn vehicle wears for a choice: the film where it is covered, factory paint where it is not.

import { type Finish, films } from "#facts/films.ts";
import type { Choice } from "./choice.ts";
import { isGrey, turn } from "./colour.ts";

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

/** Dull factory grey; darker than in the tokens, since the drawing's lamps lighten it. */
const PAINT = "#5b5f64";
const factory: Coat = { finish: "satin", colours: [PAINT, PAINT, PAINT] };

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
  return [colour, turn(colour, 1), turn(colour, 2)];
}
